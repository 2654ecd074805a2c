module m
 implicit none
contains
 function f(a) result(r)
  real, intent(in) :: a
  real :: r
  real :: s
  integer, intent(in) :: k
  r = a*2
  return
  entry g(a, k) result(s)
  s = a*k
 end function
 subroutine sub1(x, n)
  integer :: x(n), n, m
  x = n
  return
  entry sub2(m)
  m = 42
 end subroutine
end module
real function ext(a)
 real a, b, ext2
 ext = a + 1
 return
 entry ext2(b)
 ext2 = b + 2
end function
integer function mixed(i)
 integer i
 real rmixed
 mixed = i
 return
 entry rmixed(i)
 rmixed = i*1.5
end function
subroutine es(i)
 integer i, j
 save
 j = i
 return
 entry eg(i)
 i = j
end subroutine
subroutine noargs
 print *, 'noargs'
 entry noargs2
 print *, 'noargs2'
end subroutine
program p
 use m
 real ext, ext2, rmixed
 integer mixed, a(3), q
 external ext, ext2, rmixed, mixed
 print *, f(1.5), g(2.0, 3)
 call sub1(a, 3); call sub2(q); print *, a, q
 print *, ext(1.0), ext2(1.0), mixed(3), rmixed(3)
 call es(7); call eg(q); print *, q
 call noargs; call noargs2
end program
