! Variables that live on the device: of a module, with saved ones of procedures.
module state
  implicit none
  integer :: counter = 5
  integer :: table(4) = [1, 2, 3, 4]
  real(8) :: weight = 2.5d0
  !$omp declare target(counter, table, weight)
contains
  integer function next()
    !$omp declare target
    integer, save :: calls = 0
    calls = calls + 1
    next = calls
  end function
  integer function twice(n)
    !$omp declare target
    integer, intent(in) :: n
    twice = 2 * n
  end function
end module
program globals
  use state
  implicit none
  integer :: got, more(4)
  real(8) :: w
  !$omp target map(from: got)
  counter = counter + 1
  got = counter
  !$omp end target
  print '(*(g0, 1x))', 'counter', got, counter
  counter = 100
  !$omp target map(from: got)
  got = counter
  !$omp end target
  print '(*(g0, 1x))', got
  !$omp target update to(counter)
  !$omp target map(from: got)
  got = counter
  counter = twice(counter)
  !$omp end target
  print '(*(g0, 1x))', 'after update', got, counter
  !$omp target update from(counter)
  print '(*(g0, 1x))', counter
  table(1) = 50
  !$omp target map(tofrom: table) map(from: more)
  more = table
  table = 60
  !$omp end target
  print '(*(g0, 1x))', 'table', table, more
  !$omp target map(always, from: table)
  table(3) = table(3) + 1
  !$omp end target
  print '(*(g0, 1x))', 'table', table
  weight = 3.5d0
  !$omp target update to(weight)
  !$omp target map(from: w)
  w = weight * 2
  !$omp end target
  print '(a, f0.1)', 'weight ', w
  !$omp target map(from: got)
  got = next()
  got = got + next()
  !$omp end target
  print '(*(g0, 1x))', 'calls', got, next()
end program
