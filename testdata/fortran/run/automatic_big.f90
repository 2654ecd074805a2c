program p
 integer :: i
 do i = 1, 50
 call w(1000,1000, i)
 call c(i)
 end do
 print *, f(2000000)
contains
 subroutine w(n,m,k)
  integer, intent(in) :: n,m,k
  real(8) :: a(n,m), b(10), d(3000,1000)
  character(n) :: s
  a = k; b = 1; d = 2; s = 'abc'
  !$acc parallel loop copy(a) copyin(d)
  do i = 1, n
   a(i,1) = a(i,1) + d(i,2)
  end do
  if (k == 3) return
  if (k > 48) print *, sum(a), b(1), d(1,1), s(1:3)
 end
 subroutine c(k)
  real :: q(1000000)
  q = k
  if (k == 50) print *, q(100000)
 end
 function f(n) result(r)
  integer, intent(in) :: n
  real :: r(3)
  real :: big(n)
  big = 1
  r = [sum(big), 2., 3.]
 end function
end
