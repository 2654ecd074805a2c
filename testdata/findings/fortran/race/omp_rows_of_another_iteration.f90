! find: data race of rows%v, write at 20, read at 20
! Each row is memory that some thread took; two iterations, of one thread in most schedules, add to the same row.
program main
  implicit none
  type row
    real, allocatable :: v(:)
  end type
  type(row) :: rows(16)
  integer :: i
  real :: total
  !$omp parallel num_threads(4)
  !$omp do
  do i = 1, 16
    allocate(rows(i)%v(2))
    rows(i)%v = i
  end do
  !$omp end do
  !$omp do
  do i = 1, 16
    rows(ior(i - 1, 1))%v(1) = rows(ior(i - 1, 1))%v(1) + i
  end do
  !$omp end do
  !$omp end parallel
  total = 0
  do i = 1, 16
    total = total + rows(i)%v(1)
  end do
  print *, total
end program
