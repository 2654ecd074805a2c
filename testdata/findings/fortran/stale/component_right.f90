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
  !$acc update self(f)
  print *, f%v(3)
  !$acc end data
end program
