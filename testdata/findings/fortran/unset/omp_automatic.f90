! find: uninitialized value of work, read at 14
module m
  implicit none
contains
  subroutine s(n, total)
    integer, intent(in) :: n
    real, intent(out) :: total
    real :: work(n), fixed(4)
    !$omp target enter data map(to: work)
    !$omp target map(alloc: work)
    work(1) = 3
    !$omp end target
    !$omp target update from(work)
    total = work(n)
    !$omp target exit data map(delete: work)
    fixed = total
    !$omp target map(tofrom: fixed)
    fixed(1) = fixed(2)
    !$omp end target
    total = fixed(1)
  end subroutine
end module
program p
  use m
  implicit none
  real :: t
  call s(8, t)
  print *, t == t
end program
