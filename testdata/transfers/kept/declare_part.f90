! silent
subroutine step(n, c)
  implicit none
  integer, intent(in) :: n
  real(8) :: c(n)
  integer :: i
  !$acc declare copy(c)
  !$acc parallel loop
  do i = 2, n
    c(i) = i
  end do
end subroutine

program main
  real(8) :: c(10)
  c = 7
  call step(10, c)
  print *, c
end program
