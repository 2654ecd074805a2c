! find: data race of i, write at 13:5, read at 11:14
program task_index
  implicit none
  integer :: i, seen(10)
  seen = 0
!$omp parallel shared(i)
!$omp single
  i = 1
  do while (i <= 10)
!$omp task shared(i)
    seen(mod(i, 10) + 1) = 1
!$omp end task
    i = i + 1
  end do
!$omp end single
!$omp end parallel
  print *, sum(seen) > 0
end program
