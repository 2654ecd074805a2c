! Each thread takes memory when an iteration first needs it, by assignment, and in a component of a private variable: nobody else has it.
program main
  implicit none
  type row
    real, allocatable :: v(:)
  end type
  type(row) :: mine
  real, allocatable :: scratch(:)
  real :: sums(16)
  integer :: i, k
  !$omp parallel do private(mine, scratch) num_threads(4)
  do i = 1, 16
    scratch = [(real(k), k = 1, i)]
    if (.not. allocated(mine%v)) allocate(mine%v(16))
    mine%v(1:i) = scratch
    mine%v(1) = mine%v(1) + scratch(i)
    sums(i) = mine%v(1)
  end do
  print *, sums(16)
end program
