program small
  implicit none
  integer, parameter :: n = 20
  real :: a(n), w(n)
  integer :: i
  a = 1
  !$acc parallel loop copy(a) create(w)
  do i = 1, n
    w(i) = 2 * a(i)
    a(i) = w(i)
  end do
  print *, a(3)
end program
