program p
  real :: a(64), b(64)
  integer :: i
  a = 1
  b = 0
  !$acc data copyin(a) copy(b)
  !$acc parallel loop
  do i = 1, 64
    b(i) = 2 * a(i)
  end do
  !$acc update self(b)
  print *, b(10)
  !$acc end data
end program
