! kept: 't' is transferred in each iteration of the loop at line 10: what runs in line 15 of the loop may access any memory
program main
  implicit none
  integer, parameter :: n = 40
  real, target :: t(n)
  real, pointer :: p(:)
  integer :: i, k
  t = 1
  p => t
  do k = 1, 5
    !$acc parallel loop copy(t)
    do i = 1, n
      t(i) = t(i) + 1
    end do
    p(3) = 9
  end do
  print *, t(3)
end program
