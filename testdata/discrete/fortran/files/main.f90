! Several files: a module's variables on the device, data that one file maps and another one uses.
program files
  use steps
  implicit none
  integer :: got
  !$omp target map(from: got)
  got = add(4)
  !$omp end target
  print '(*(g0, 1x))', 'add', got, counter
  !$omp target update from(counter)
  print '(*(g0, 1x))', 'counter', counter
  call enter()
  call step(2d0)
  print '(a, 4(1x, f0.1))', 'before', field
  table(1) = 50
  call step(1d0)
  !$omp target update to(table)
  call step(1d0)
  call leave()
  print '(a, 4(1x, f0.1))', 'after', field
end program
