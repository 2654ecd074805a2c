program p
  implicit none
  integer :: nx, ny, i, j
  real, allocatable :: m(:, :)
  nx = 4
  ny = 12
  allocate(m(nx, ny))
  !$omp target teams distribute parallel do collapse(2) map(from: m)
  do i = 1, nx
    do j = 1, ny
      m(i, j) = i * 100 + j
    end do
  end do
  print *, m(3, 2)
end program
