module m
  real :: grid(8)
  !$acc declare create(grid)
end module
program p
  use m
  integer :: i
  grid = 1
  !$acc update device(grid)
  grid(2) = 7
  !$acc update device(grid(2:2))
  !$acc parallel loop present(grid)
  do i = 1, 8
    grid(i) = grid(i) + 1
  end do
  !$acc update self(grid)
  print *, grid(2)
end program
