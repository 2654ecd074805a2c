! find: OMP6020 of a, at 12
! fix: map(to)
program p
  implicit none
  integer, parameter :: n = 64
  real(8) :: a(n), b(n)
  integer :: i
  do i = 1, n
    a(i) = i
    b(i) = 2 * i
  end do
  !$omp target teams distribute parallel do map(from: a) map(from: b)
  do i = 1, n
    b(i) = a(i) + 1
  end do
  print *, a(3), b(3)
end program
