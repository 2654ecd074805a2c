! find: data race of a, write at 10, read at 10
program p
  implicit none
  integer, parameter :: n = 32
  real :: a(n)
  integer :: i
  a = 1
  !$omp simd safelen(8)
  do i = 5, n
    a(i) = a(i - 4) + 1
  end do
  print *, a(n)
end program
