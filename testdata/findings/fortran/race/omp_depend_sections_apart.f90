! find: data race of a, write at 11:5, read at 16:21
program depend_apart
  implicit none
  integer :: a(8), total, i
  a = 0
  total = 0
!$omp parallel
!$omp single
!$omp task depend(out: a(1:4)) private(i)
  do i = 1, 5
    a(i) = i
  end do
!$omp end task
!$omp task depend(in: a(5:8)) private(i)
  do i = 5, 8
    total = total + a(i)
  end do
!$omp end task
!$omp taskwait
!$omp end single
!$omp end parallel
  print *, total
end program
