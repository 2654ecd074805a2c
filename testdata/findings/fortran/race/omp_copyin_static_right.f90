module globals
  implicit none
  integer, pointer :: counter
contains
  subroutine increment()
    !$omp atomic
    counter = counter + 1
  end subroutine
end module

program threadprivatemissing
  use globals
  implicit none
  integer, target :: c
  c = 0
  counter => c
  !$omp parallel num_threads(3)
  call increment()
  !$omp end parallel
  print *, c > 0
end program
