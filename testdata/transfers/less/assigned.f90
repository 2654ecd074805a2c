! becomes: copyout(h)
program assigned
  implicit none
  real(8), allocatable :: h(:)
  real(8) :: b(6)
  integer :: n
  n = 6
  allocate(h(n))
  h = 1
  b = 2
  !$acc kernels copy(h) copyin(b)
  h = 3
  h(2:4) = h(2:4) + b(1:3)
  !$acc end kernels
  print *, h
end program
