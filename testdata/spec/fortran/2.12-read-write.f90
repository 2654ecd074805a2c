! 2.12: atomic read and atomic write read and write a location at once.
! output: 1 1
program p
  integer :: flag, seen, v, i
  flag = 0
  seen = 0
  !$acc parallel loop copy(flag) reduction(max:seen) private(v)
  do i = 1, 100
    !$acc atomic write
    flag = 1
    !$acc atomic read
    v = flag
    seen = max(seen, v)
  end do
  print '(i0,1x,i0)', flag, seen
end program
