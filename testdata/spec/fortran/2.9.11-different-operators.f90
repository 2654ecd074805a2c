! 2.9.11: a variable has the same operator on every loop between its outermost and innermost reduction.
program p
  integer :: s, i, j
  s = 0
  !$acc parallel loop gang reduction(+:s)
  do i = 1, 10
    !$acc loop vector reduction(max:s) ! want ACC4019
    do j = 1, 10
      s = s + 1
    end do
  end do
end program
