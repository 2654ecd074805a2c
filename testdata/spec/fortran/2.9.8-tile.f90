! 2.9.8: tile runs all iterations, also where the sizes do not divide the trip counts.
! output: 35 35
program p
  integer :: a(7, 5), n, i, j
  a = 0
  n = 0
  !$acc parallel loop tile(4, 2) copy(a) reduction(+:n)
  do i = 1, 5
    do j = 1, 7
      a(j, i) = a(j, i) + 1
      n = n + 1
    end do
  end do
  print '(i0,1x,i0)', n, count(a == 1)
end program
