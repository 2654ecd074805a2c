program component
  implicit none
  type :: state
    integer :: n
    real :: energy(3)
  end type
  type(state) :: s
  integer :: i
  s%n = 0
  s%energy = 0
  !$acc parallel loop copy(s)
  do i = 1, 300
    !$acc atomic
    s%n = s%n + 1
    !$acc atomic
    s%energy(mod(i, 3) + 1) = s%energy(mod(i, 3) + 1) + 0.5 * i
  end do
  print *, s%n
end program
