! find: data race of a, write at 9, read at 9
program p
  integer :: a(64, 8), i, j
  a = 1
  !$acc parallel loop gang copy(a)
  do i = 1, 8
    !$acc loop vector
    do j = 2, 64
      a(j, i) = a(j, i) + a(j - 1, i)
    end do
  end do
  print *, a(64, 3)
end program
