! kept: 't' is transferred in each iteration of the loop at line 17: the loop may run no iteration, and then the memory need not exist
program main
  implicit none
  real, allocatable :: t(:)
  integer :: m
  m = 0
  if (command_argument_count() > 0) m = 3
  if (m > 0) allocate(t(40))
  if (m > 0) t = 1
  call work(m)
contains
  subroutine work(m)
    integer, intent(in) :: m
    integer :: j
    integer :: i, k
    j = command_argument_count() + 1
    do k = m, 1, -j
      !$acc parallel loop copy(t)
      do i = 1, 40
        t(i) = t(i) + 1
      end do
    end do
    print *, m
  end subroutine
end program
