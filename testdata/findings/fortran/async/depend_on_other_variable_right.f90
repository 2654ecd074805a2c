program p
  implicit none
  integer :: a(16), b(16), s, i
  s = 0
  !$omp target enter data map(alloc: a, b)
  !$omp target nowait depend(out: a) map(alloc: a, b)
  do i = 1, 16
    a(i) = i
    b(i) = -i
  end do
  !$omp end target
  !$omp target depend(in: a) map(tofrom: s) map(alloc: b)
  do i = 1, 16
    s = s + b(i)
  end do
  !$omp end target
  !$omp taskwait
  !$omp target exit data map(delete: a, b)
  print *, s
end program
