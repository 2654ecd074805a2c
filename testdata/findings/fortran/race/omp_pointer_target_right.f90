program pointertarget
  implicit none
  integer, pointer :: counter
  allocate (counter)
  counter = 0
  !$omp parallel
  !$omp atomic
  counter = counter + 1
  !$omp end parallel
  print *, counter > 0
end program
