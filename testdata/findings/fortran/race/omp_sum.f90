! find: data race of s, write at 7, read at 7
program p
  integer :: s, i
  s = 0
  !$omp parallel do
  do i = 1, 100
    s = s + i
  end do
  print *, s
end program
