! 2.17.2: do concurrent without a loop construct counts as if it had loop independent in parallel: gangs share it.
! output: 6 11
program p
  integer :: i, j, n, a(10)
  n = 0
  a = [(i, i = 1, 10)]
  !$acc parallel num_gangs(10) copy(n)
  do concurrent (i = 1:3, j = 1:4, j /= i .and. j /= 4)
    !$acc atomic update
    n = n + 1
  end do
  !$acc end parallel
  !$acc kernels num_gangs(10) copy(a)
  do concurrent (i = 10:1:-1)
    a(i) = a(i) + 1
  end do
  !$acc end kernels
  print '(i0,1x,i0)', n, a(10)
end program
