! becomes: data copy(t) if(1 <= m); target data map(tofrom: t) if(1 <= m)
program main
  implicit none
  real, allocatable :: t(:)
  integer :: m
  m = 3
  if (command_argument_count() > 0) m = 3
  if (m > 0) allocate(t(40))
  if (m > 0) t = 1
  call work(m)
contains
  subroutine work(m)
    integer, intent(in) :: m
    integer :: i, k
    do k = 1, m
      !$acc parallel loop copy(t)
      do i = 1, 40
        t(i) = t(i) + 1
      end do
    end do
    print *, m
  end subroutine
end program
