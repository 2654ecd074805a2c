! 2.6.4: an allocatable member of a member can be in a data clause by its full name.
! output: 10
program p
  type inner
    integer, allocatable :: v(:)
  end type
  type outer
    type(inner) :: in
  end type
  type(outer) :: x
  integer :: i, s
  x%in%v = [1, 2, 3, 4]
  s = 0
  !$acc enter data copyin(x)
  !$acc enter data copyin(x%in%v)
  !$acc parallel loop reduction(+:s) present(x, x%in%v)
  do i = 1, 4
    s = s + x%in%v(i)
  end do
  !$acc exit data delete(x%in%v)
  !$acc exit data delete(x)
  print '(i0)', s
end program
