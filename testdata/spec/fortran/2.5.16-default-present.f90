! 2.5.16: default(present) makes an array that is in no data clause present: it is an error when it is not.
! error: \ba\b.*not present
program p
  integer :: a(4), i
  !$acc parallel loop default(present)
  do i = 1, 4
    a(i) = i
  end do
end program
