program p
  integer :: t, a(100), i
  !$omp parallel do private(t)
  do i = 1, 100
    t = 2 * i
    a(i) = t * t
  end do
  print *, a(9)
end program
