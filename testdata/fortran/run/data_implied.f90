! Objects of data statements with an implied do are saved and initialized in procedures, too.
call s; call s
contains
subroutine s
 type t
  integer :: a(2), b
 end type
 type(t) :: x(2)
 character(3) :: c(2,2)
 integer :: i, j, n(2)
 integer, save :: k = 0
 data (x(i)%b, i=1,2) /3, 4/, (x(i)%a(1), x(i)%a(2), i=1,2) /1,2,3,4/
 data ((c(i,j)(1:2), i=1,2), j=1,2) /4*'ab'/
 data (c(i,1)(3:3), c(i,2)(3:3), i=1,2) /4*'z'/
 k = k + 1
 i = k
 print *, x, c, k, i
 x(1)%b = x(1)%b + 1
end subroutine
end
