! Procedures of devices are declared where they are; what depends on parts of one array depends on one another.
module m
  implicit none
  !$omp declare target(twice)
contains
  integer function twice(i)
    integer, intent(in) :: i
    twice = 2 * i
  end function
end module
program p
  use m
  use omp_lib
  implicit none
  integer :: i, last, a(100), c(100)
  integer, allocatable :: b(:)
  !$omp declare target to(inner)
  allocate(b(100))
  b = 0
  !$omp target teams distribute parallel do map(from: a)
  do i = 1, 100
    a(i) = inner(i) + twice(i)
  end do
  !$omp target defaultmap(default)
  b(1) = 5
  a(1) = 5
  !$omp end target
  !$omp target defaultmap(to) map(from: a)
  a(1) = b(2)
  !$omp end target
  !$omp target nowait depend(out: c(1:50)) map(from: c)
  c = 1
  !$omp end target
  !$omp target nowait depend(inout: c(1:100)) map(tofrom: c)
  c = c + 1
  !$omp end target
  !$omp taskwait
  !$omp target map(from: last, a)
  !$omp loop
  do i = 1, 100
    a(i) = i
  end do
  last = i
  !$omp end target
  call omp_set_default_device(0)
  !$omp assume no_openmp
  !$omp target map(from: a)
  a = 3
  !$omp end target
  !$omp end assume
  print *, sum(a), sum(b), sum(c), last
contains
  integer function inner(i)
    integer, intent(in) :: i
    inner = i + 1
  end function
end program
