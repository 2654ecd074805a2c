! 2.6.2: arrays and variables of derived types without a data clause are in a copy clause.
! output: 1 3 5
program p
  type point
    integer :: x, y
  end type
  integer :: a(2)
  type(point) :: q
  a = [1, 2]
  q = point(3, 3)
  !$acc serial
  a(2) = a(2) + 1
  q%y = q%y + 2
  !$acc end serial
  print '(i0,2(1x,i0))', a, q%y
end program
