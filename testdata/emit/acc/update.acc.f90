! Updates of variables that devices have: gfortran 12 transfers sections only.
module fields
  implicit none
  real(8) :: a(8), b(2, 3), s
  !$acc declare copyin(a)
  !$acc declare copyin(b)
  !$acc declare copyin(s)
contains
  subroutine twice()
    !$acc routine seq
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
  !$acc update device(a(:), b(:, :), s)
  !$acc serial
  call twice()
  !$acc end serial
  !$acc update self(a(:), b(:, 1))
  print *, a(3), b(1, 1), b(2, 2)
end program
