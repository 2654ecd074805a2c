! find: data race of x, write at 8:5, read at 8:9
program ordered_alone
  implicit none
  integer :: x, i
  x = 0
!$omp parallel do ordered
  do i = 1, 100
    x = x + 1
  end do
  print *, x
end program
