! 2.9: a loop directive applies to a do loop, not to do while.
program p
  integer :: i
  i = 0
  !$acc serial copy(i)
  !$acc loop
  do while (i < 3) ! want ACC3003
    i = i + 1
  end do
  !$acc end serial
end program
