! Updates of variables that devices have: gfortran 12 transfers sections only.
module fields
  implicit none
  real(8) :: a(8), b(2, 3), s
  !$omp declare target(a, b, s)
contains
  subroutine twice()
    !$omp declare target
    a = 2 * a
    b(:, 1) = s
  end subroutine
end module
program test
  use fields
  implicit none
  a = 1
  b = 2
  s = 3
  !$omp target update to(a, b, s)
  !$omp target
  call twice()
  !$omp end target
  !$omp target update from(a, b(:, 1))
  print *, a(3), b(1, 1), b(2, 2)
end program
