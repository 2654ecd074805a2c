! find: data race of counter, write at 7:5, read at 7:15
module globals
  implicit none
  integer, pointer :: counter, pcounter
contains
  subroutine increment()
    counter = counter + 1
    pcounter = pcounter + 1
  end subroutine
end module

program threadprivatemissing
  use globals
  implicit none
  integer, target :: c, p
  c = 0
  p = 0
  counter => c
  pcounter => p
  !$omp parallel num_threads(3)
  call increment()
  !$omp end parallel
  print *, c > 0
end program
