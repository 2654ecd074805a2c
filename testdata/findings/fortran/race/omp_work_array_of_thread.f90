! find: data race of work, write at 12, write at 12
module work_mod
  implicit none
  integer, allocatable :: work(:)
contains
  integer function sum_to(n)
    integer, intent(in) :: n
    integer :: k
    if (.not. allocated(work)) allocate(work(8))
    sum_to = 0
    do k = 1, n
      work(k) = k
    end do
    do k = 1, n
      sum_to = sum_to + work(k)
    end do
  end function
end module
program main
  use work_mod
  implicit none
  integer :: i, s(6)
  allocate(work(8))
  !$omp parallel do schedule(dynamic)
  do i = 1, 6
    s(i) = sum_to(i)
  end do
  print *, s
end program
