! 2.7.3: it is an error when a part of the data of a clause is present, and a part is not.
! error: partial
program p
  integer :: a(10)
  !$acc enter data create(a(1:5))
  !$acc enter data create(a(3:8))
end program
