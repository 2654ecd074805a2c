! find: uninitialized value of field, read at 10
program p
  implicit none
  real(8) :: field(64)
  !$acc enter data copyin(field)
  !$acc serial present(field)
  field(1) = 2
  !$acc end serial
  !$acc update self(field)
  print *, field(2) == field(1)
  !$acc exit data delete(field)
end program
