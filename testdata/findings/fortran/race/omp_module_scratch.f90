! find: data race of scratch, write at 8, write at 8
module work
  implicit none
  real :: scratch(3)
contains
  real function length(x, y, z)
    real, intent(in) :: x, y, z
    scratch(1) = x * x
    scratch(2) = y * y
    scratch(3) = z * z
    length = sqrt(sum(scratch))
  end function
end module
program p
  use work
  implicit none
  real :: r(16)
  integer :: i
  !$omp parallel do
  do i = 1, 16
    r(i) = length(real(i), 1.0, 2.0)
  end do
  print *, size(r)
end program
