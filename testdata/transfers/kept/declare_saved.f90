! silent
subroutine step(n)
  implicit none
  integer, intent(in) :: n
  real(8), save :: t(10) = 1
  integer :: i
  !$acc declare copy(t)
  print *, t(4)
  !$acc parallel loop
  do i = 1, n
    t(i) = i
  end do
end subroutine

program main
  call step(10)
  call step(5)
end program
