! silent
subroutine step(n, t)
  implicit none
  integer, intent(in) :: n
  real(8) :: t(10)
  integer :: i
  !$acc declare copy(t)
  call set
  !$acc parallel loop
  do i = 2, n
    t(i) = t(i) + i
  end do
contains
  subroutine set
    t = 4
    !$acc update device(t)
  end subroutine
end subroutine

program main
  real(8) :: t(10)
  t = 2
  call step(10, t)
  print *, t
end program
