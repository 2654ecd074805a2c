! 2.17.2: do concurrent without a loop directive in kernels runs as a loop of independent iterations.
! output: 385
program p
  integer :: a(10), i
  !$acc kernels copyout(a)
  do concurrent (i = 1:10)
    a(i) = i * i
  end do
  !$acc end kernels
  print '(i0)', sum(a)
end program
