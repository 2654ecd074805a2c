! find: stale value of a, read at 12, write at 9
! fix: map(tofrom: a)
program p
  real :: a(10)
  integer :: i
  a = 0
  !$omp target map(to: a)
  do i = 1, 10
    a(i) = i
  end do
  !$omp end target
  print *, a(9)
end program
