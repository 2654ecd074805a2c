! find: out of bounds of a, read at 12
program p
  implicit none
  integer, parameter :: n = 50
  real, allocatable :: a(:), b(:)
  integer :: i
  allocate(a(0:n+1), b(0:n+1))
  a = 1
  b = 0
  !$acc parallel loop copyin(a(0:n)) copyout(b(1:n))
  do i = 1, n
    b(i) = a(i-1) - 2 * a(i) + a(i+1)
  end do
  print *, b(n)
end program
