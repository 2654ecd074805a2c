program append
  implicit none
  integer :: i, n, at, input(1000), output(1000)
  n = 0
  do i = 1, 1000
    input(i) = i
  end do
  !$omp parallel do private(at)
  do i = 1, 1000
    !$omp atomic capture
    n = n + 1
    at = n
    !$omp end atomic
    output(at) = input(i)
  end do
  print *, n
end program
