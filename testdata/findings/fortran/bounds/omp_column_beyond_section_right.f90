program columns
  implicit none
  real :: a(10, 10), s
  integer :: i
  a = 1
  s = 0
  !$omp target map(to: a(:, 1:6)) map(tofrom: s)
  do i = 1, 10
    s = s + a(i, 6)
  end do
  !$omp end target
  print *, s
end program
