module m
contains
 subroutine s(a, n)
  integer, intent(in) :: n
  real :: a(n), c
  integer :: i
!$acc parallel loop copy(a)
  do i = 1, n
   a(i) = a(i) * 2
  end do
  return
  entry t(a, n, c)
!$acc parallel loop copy(a)
  do i = 1, n
   a(i) = a(i) + c
  end do
 end subroutine
 subroutine r(x)
  real :: x(..)
  integer :: i, j
  select rank (x)
  rank (1)
!$acc parallel loop copy(x)
   do i = 1, size(x)
    x(i) = x(i) + 1
   end do
  rank (2)
!$acc parallel loop collapse(2) copy(x)
   do j = 1, size(x, 2)
    do i = 1, size(x, 1)
     x(i,j) = x(i,j) + i*j
    end do
   end do
  end select
 end subroutine
end module
program p
 use m
 real :: v(4), w(2,2)
 v = [1,2,3,4]; w = 0
 call s(v, 4); call t(v, 4, 10.0)
 print *, v
 call r(v); call r(w)
 print *, v, w
end program
