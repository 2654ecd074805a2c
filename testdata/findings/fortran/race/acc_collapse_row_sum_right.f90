program p
  implicit none
  integer, parameter :: n = 6
  real :: a(n, n), row(n)
  integer :: i, j
  a = 1
  row = 0
  !$acc parallel loop collapse(2) copyin(a) copy(row)
  do j = 1, n
    do i = 1, n
      !$acc atomic update
      row(i) = row(i) + a(i, j)
    end do
  end do
  print *, row
end program
