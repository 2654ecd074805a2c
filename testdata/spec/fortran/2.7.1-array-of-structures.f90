! 2.7.1: a section of an array of a derived type copies whole elements.
! output: 0 4 9 0
program p
  type t
    integer :: x = 0
    real :: r = 0
  end type
  type(t) :: a(4)
  integer :: i
  !$acc parallel loop copy(a(2:3))
  do i = 2, 3
    a(i)%x = i * i
  end do
  print '(i0,3(1x,i0))', a%x
end program
