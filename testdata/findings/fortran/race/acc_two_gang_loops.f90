! find: data race of a, write at 7, read at 11
program p
  integer :: a(100), b(100), i
  !$acc parallel num_gangs(8) copyout(a, b)
  !$acc loop gang
  do i = 1, 100
    a(i) = i
  end do
  !$acc loop gang
  do i = 1, 100
    b(i) = a(101 - i)
  end do
  !$acc end parallel
  print *, b(3)
end program
