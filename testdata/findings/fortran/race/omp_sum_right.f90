program p
  integer :: s, i
  s = 0
  !$omp parallel do reduction(+: s)
  do i = 1, 100
    s = s + i
  end do
  print *, s
end program
