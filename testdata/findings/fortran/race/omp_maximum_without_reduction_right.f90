program p
  implicit none
  real :: x(100), best
  integer :: i
  x = [(real(mod(37 * i, 101)), i = 1, 100)]
  best = -1
  !$omp parallel do reduction(max:best)
  do i = 1, 100
    if (x(i) > best) then
      best = x(i)
    end if
  end do
  print *, best
end program
