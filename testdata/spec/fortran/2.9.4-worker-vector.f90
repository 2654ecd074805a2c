! 2.9.4: worker and vector loops inside of a gang loop share its iterations and reduce on each level.
! output: 120 60
program p
  integer :: r(2), g, i, j, s
  !$acc parallel loop gang copyout(r) private(s)
  do g = 1, 2
    s = 0
    !$acc loop worker reduction(+:s)
    do i = 1, 5
      !$acc loop vector reduction(+:s)
      do j = 1, 4
        s = s + 6 / g
      end do
    end do
    r(g) = s
  end do
  print '(i0,1x,i0)', r
end program
