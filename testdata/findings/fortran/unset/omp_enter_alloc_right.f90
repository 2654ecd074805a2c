program p
  implicit none
  real :: t(12), s
  integer :: i
  t = 4
  s = 0
  !$omp target enter data map(to: t)
  !$omp target teams distribute parallel do map(tofrom: s) reduction(+:s)
  do i = 1, 12
    s = s + t(i)
  end do
  !$omp target exit data map(release: t)
  print *, s
end program
