module work
  implicit none
contains
  subroutine add(q)
    integer, value :: q
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
  print *, i
end program
