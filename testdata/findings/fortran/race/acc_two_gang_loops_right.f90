program p
  integer :: a(100), b(100), i
  !$acc parallel num_gangs(8) copyout(a)
  !$acc loop gang
  do i = 1, 100
    a(i) = i
  end do
  !$acc end parallel
  !$acc parallel num_gangs(8) copyin(a) copyout(b)
  !$acc loop gang
  do i = 1, 100
    b(i) = a(101 - i)
  end do
  !$acc end parallel
  print *, b(3)
end program
