! find: data race of counter, write at 8:3, read at 8:13
program pointertarget
  implicit none
  integer, pointer :: counter
  allocate (counter)
  counter = 0
  !$omp parallel
  counter = counter + 1
  !$omp end parallel
  print *, counter > 0
end program
