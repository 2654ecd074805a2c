! find: data race of total, write at 9:5, read at 9:13
program distribute_total
  implicit none
  integer :: a(128), total, i
  a = [(i, i = 1, 128)]
  total = 0
!$omp target teams distribute map(to: a) map(tofrom: total)
  do i = 1, 128
    total = total + a(i)
  end do
  print *, total
end program
