! find: lifetime of c, directive at 13, read at 11
! fix: omp taskwait before line 13
module m
  real :: total(20) = 0
contains
  subroutine add(f)
    real, intent(in) :: f
    real :: c(20)
    c = f
    !$omp task shared(c)
    total = total + c
    !$omp end task
  end subroutine
end module
program p
  use m
  !$omp parallel num_threads(2)
  !$omp single
  call add(1.0)
  !$omp taskwait
  !$omp end single
  !$omp end parallel
  print *, total(3)
end program
