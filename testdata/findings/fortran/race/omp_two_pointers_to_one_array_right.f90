program views
  implicit none
  real, target :: base(48)
  real, pointer :: low(:), high(:)
  integer :: at(8), k
  at = [1, 4, 7, 9, 13, 16, 19, 22]
  base = 0
  low => base(1:24)
  high => base(25:48)
!$omp parallel do
  do k = 1, 8
    low(at(k)) = low(at(k)) + 1
    high(at(k)) = high(at(k)) + 3
  end do
  print *, base(13)
end program
