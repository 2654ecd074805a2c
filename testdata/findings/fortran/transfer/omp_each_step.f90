! find: needless transfer of b, at 14
! fix: target data construct
program p
  implicit none
  integer, parameter :: n = 64
  real(8) :: a(n), b(n)
  integer :: i
  integer :: k
  do i = 1, n
    a(i) = i
    b(i) = 2 * i
  end do
  do k = 1, 5
  !$omp target teams distribute parallel do map(tofrom: b)
  do i = 1, n
    b(i) = 0.5 * b(i) + k
  end do
  end do
  print *, a(3), b(3)
end program
