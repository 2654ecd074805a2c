! becomes: copyout(a(1:n)); map(from: a(1:n))
program strip
  implicit none
  integer :: n, i
  real :: a(20)
  n = 12
  a = 5
  !$acc parallel loop copy(a(1:n))
  do i = 1, n
    a(i) = i
  end do
  print *, a
end program
