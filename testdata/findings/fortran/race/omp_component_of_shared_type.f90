! find: data race of c%visits, write at 13:5, read at 13:16
program component
  implicit none
  type :: cell
    real :: value
    integer :: visits
  end type
  type(cell) :: c
  integer :: i
  c = cell(0, 0)
!$omp parallel do
  do i = 1, 30
    c%visits = c%visits + 1
  end do
  print *, c%visits
end program
