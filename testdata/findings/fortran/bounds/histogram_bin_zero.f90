! find: out of bounds of h, write at 17
program p
  implicit none
  integer, parameter :: n = 200
  integer, allocatable :: h(:)
  real :: x(n)
  integer :: i, k
  allocate(h(10))
  h = 0
  do i = 1, n
    x(i) = real(i - 1) / n
  end do
  !$acc parallel loop copyin(x) copy(h)
  do i = 1, n
    k = int(x(i) * 10)
    !$acc atomic update
    h(k) = h(k) + 1
  end do
  print *, h(5)
end program
