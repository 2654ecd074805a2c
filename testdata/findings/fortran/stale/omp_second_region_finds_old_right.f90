program p
  implicit none
  real :: a(10), s
  integer :: i, k
  a = 1
  s = 0
  !$omp target enter data map(to: a)
  do k = 1, 2
    !$omp target teams distribute parallel do map(always, to: a) map(tofrom: s) reduction(+:s)
    do i = 1, 10
      s = s + a(i)
    end do
    a = a + k
  end do
  !$omp target exit data map(release: a)
  print *, s
end program
