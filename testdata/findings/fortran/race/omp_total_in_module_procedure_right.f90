module counting
  implicit none
  integer :: part = 0
contains
  subroutine add(i)
    integer, intent(in) :: i
!$omp atomic
    part = part + i
  end subroutine
end module
program main
  use counting
  implicit none
  integer :: i
!$omp parallel do
  do i = 1, 100
    call add(i)
  end do
  print *, part
end program
