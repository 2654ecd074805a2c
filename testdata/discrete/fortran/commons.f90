! Common blocks and equivalence: parts of one memory.
program commons
  implicit none
  integer :: a(3), b(2), c(4), d(4)
  common /block/ a, b
  equivalence (c, d)
  a = [1, 2, 3]
  b = [4, 5]
  c = [6, 7, 8, 9]
  !$omp target map(tofrom: a)
  a(2) = 20
  !$omp end target
  print '(*(g0, 1x))', a, b
  !$omp target map(to: a) map(tofrom: b)
  b(1) = a(2)
  a(1) = 0
  !$omp end target
  print '(*(g0, 1x))', a, b
  call other()
  print '(*(g0, 1x))', a, b
  !$omp target map(tofrom: c)
  c(1) = 60
  !$omp end target
  print '(*(g0, 1x))', d
contains
  subroutine other()
    integer :: all(5)
    common /block/ all
    !$omp target data map(tofrom: all)
    !$omp target
    all(5) = 55
    !$omp end target
    !$omp end target data
  end subroutine
end program
