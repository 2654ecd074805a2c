! becomes: !$acc update device(y(1:k1 + 2)); !$omp target update to(y(1:k1 + 2))
program main
  real(8) :: y(12), l(12), sum
  integer :: k1, i, n
  n = 12
  sum = 0
  y = 1
  l = 1
  do k1 = 1, 3
    !$acc parallel loop copy(y, l)
    do i = 1, n
      y(i) = y(i) + l(i)
      l(i) = y(i)
    end do
    if (sum > 3) &
        y(1:k1 + 2) = n
  end do
  print *, y, l
end program
