program minimum
  implicit none
  real :: x(50), best
  integer :: i, where_at
  x = [(abs(i - 17.0), i = 1, 50)]
  best = huge(best)
  where_at = 0
!$omp parallel do
  do i = 1, 50
!$omp critical
    if (x(i) < best) then
      best = x(i)
      where_at = i
    end if
!$omp end critical
  end do
  print *, best, where_at
end program
