! find: out of bounds of a, directive at 6
program p
  real :: a(100)
  integer :: n
  n = 100 + command_argument_count() + 1
  !$acc enter data copyin(a(1:n))
  !$acc exit data delete(a(1:n))
end program
