! 2.9.7: a loop with auto and a dependence between iterations is run sequentially.
! output: 512
program p
  integer :: a(10), i
  a = 0
  a(1) = 1
  !$acc parallel loop auto copy(a)
  do i = 2, 10
    a(i) = 2 * a(i - 1)
  end do
  print '(i0)', a(10)
end program
