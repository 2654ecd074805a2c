! find: data race of q, write at 7:5, read at 7:9
module work
  implicit none
contains
  subroutine add(q)
    integer :: q
    q = q + 1
  end subroutine
end module

program byreference
  use work
  implicit none
  integer :: i
  i = 0
  !$omp parallel
  call add(i)
  !$omp end parallel
  print *, i > 0
end program
