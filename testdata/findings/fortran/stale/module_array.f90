! find: stale value of grid, read at 15, write at 12
! fix: update device(grid)
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
  !$acc parallel loop present(grid)
  do i = 1, 8
    grid(i) = grid(i) + 1
  end do
  !$acc update self(grid)
  print *, grid(2)
end program
