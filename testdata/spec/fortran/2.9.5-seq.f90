! 2.9.5: a seq loop is executed in order by one: a recurrence is right.
! output: 89
program p
  integer :: f(10), i
  f = 1
  f(2) = 2
  !$acc serial copy(f)
  !$acc loop seq
  do i = 3, 10
    f(i) = f(i - 1) + f(i - 2)
  end do
  !$acc end serial
  print '(i0)', f(10)
end program
