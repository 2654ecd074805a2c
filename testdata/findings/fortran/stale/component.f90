! find: stale value of f, read at 15, write at 13
! fix: update self(f)
program p
  type field
    real :: v(10)
  end type
  type(field) :: f
  integer :: i
  f%v = 1
  !$acc data copyin(f)
  !$acc parallel loop
  do i = 1, 10
    f%v(i) = i
  end do
  print *, f%v(3)
  !$acc end data
end program
