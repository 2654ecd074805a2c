! find: uninitialized value of a, read at 9
! fix: copyin(a)
program p
  real :: a(10), b(10)
  integer :: i
  a = 1
  !$acc parallel loop create(a) copyout(b)
  do i = 1, 10
    b(i) = a(i)
  end do
  print *, b(1)
end program
