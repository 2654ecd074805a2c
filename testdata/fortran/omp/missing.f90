! version 52
! arguments that are missing, or not known

subroutine missing1
  real :: y
  !$omp parallel default(private)
  y = 1
  !$omp end parallel
end subroutine

subroutine missing2
  real :: y
  !$omp parallel default(firstprivate)
  y = 1
  !$omp end parallel
end subroutine

subroutine missing3
  real :: y
  !$omp parallel proc_bind(primary)
  y = 1
  !$omp end parallel
end subroutine

subroutine missing4
  real :: x, y
  !$omp parallel reduction(/: x) ! want OMP1011 "unknown reduction operator '/'"
  y = 1
  !$omp end parallel
end subroutine

subroutine missing5
  integer :: i
  real :: a(100), b(100)
  !$omp do schedule(monotonic, nonmonotonic: dynamic) ! want OMP1014 "'nonmonotonic' cannot be combined with 'monotonic': expected one ordering modifier"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine missing6
  integer :: i
  real :: a(100), b(100)
  !$omp do schedule(simd: static)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine missing7
  !$omp tsak ! want OMP1001 "unknown directive 'tsak'"
end subroutine

subroutine missing8
  !$omp taks ! want OMP1001 "unknown directive 'taks'"
end subroutine

subroutine missing9
  !$omp paralel ! want OMP1001 "unknown directive 'paralel'"
end subroutine

subroutine missing10
  !$omp barier ! want OMP1001 "unknown directive 'barier'"
end subroutine

subroutine missing11
  !$omp nothing
end subroutine

subroutine missing12
  !$omp critical section ! want ACC0221 "critical has no end critical" OMP1003 "unknown clause 'section'"
end subroutine

subroutine missing13
  real :: y
  !$omp task depend(in) ! want OMP1010 "expected a dependence type and ':'"
  y = 1
  !$omp end task
end subroutine

subroutine missing14
  real :: x, y
  !$omp task depend(x) ! want OMP1010 "expected a dependence type and ':'"
  y = 1
  !$omp end task
end subroutine

subroutine missing15
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop num_tasks(strict: 4)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine missing16
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop grainsize(strict: 4)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine missing17
  real :: x
  !$omp flush (x)
end subroutine

subroutine missing18
  real :: x, y
  !$omp flush (x, y)
end subroutine

subroutine missing19
  real :: x
  !$omp flush acquire (x) ! want OMP2010 "an argument of acquire needs OpenMP 6\\.0, but the version is 5\\.2" OMP2011 "expected a scalar logical condition for acquire, found real\\(4\\)"
end subroutine

subroutine missing20
  !$omp cancel if(.true.) ! want OMP2004 "cancel needs one of parallel, sections, do, taskgroup"
end subroutine

subroutine missing21
  !$omp cancel ! want OMP2004 "cancel needs one of parallel, sections, do, taskgroup"
end subroutine

subroutine missing22
  !$omp cancellation point single ! want OMP1003 "unknown clause 'single'"
end subroutine

subroutine missing23
  !$omp cancellation point ! want OMP2004 "cancellation point needs one of parallel, sections, do, taskgroup"
end subroutine

subroutine missing24
  !$omp threadprivate(nosuch) ! want OMP4012 "'nosuch' is not a saved variable"
end subroutine
