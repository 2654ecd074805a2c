! 2.9.11: a reduction on nested loops that names the variable on each level sums up everything.
! output: 605
program p
  integer :: s, i, j, k
  s = 5
  !$acc parallel loop gang reduction(+:s) copy(s)
  do i = 1, 10
    !$acc loop worker reduction(+:s)
    do j = 1, 6
      !$acc loop vector reduction(+:s)
      do k = 1, 10
        s = s + 1
      end do
    end do
  end do
  print '(i0)', s
end program
