! 2.7.1: an array of assumed shape is known by its name; its bounds are those of the dummy argument.
! output: 2 3 4 5
program p
  integer :: a(4)
  a = [1, 2, 3, 4]
  call add(a)
  print '(i0,3(1x,i0))', a
contains
  subroutine add(v)
    integer, intent(inout) :: v(0:)
    integer :: i
    !$acc parallel loop copy(v)
    do i = 0, ubound(v, 1)
      v(i) = v(i) + 1
    end do
  end subroutine
end program
