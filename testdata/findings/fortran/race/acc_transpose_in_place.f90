! find: data race of a, write at 17, read at 15
program p
  implicit none
  integer, parameter :: n = 8
  integer :: a(n, n), i, j, t
  do j = 1, n
    do i = 1, n
      a(i, j) = 10 * i + j
    end do
  end do
  !$acc parallel loop gang copy(a) private(t)
  do j = 1, n
    !$acc loop vector private(t)
    do i = 1, n
      t = a(i, j)
      a(i, j) = a(j, i)
      a(j, i) = t
    end do
  end do
  print *, a(2, 3)
end program
