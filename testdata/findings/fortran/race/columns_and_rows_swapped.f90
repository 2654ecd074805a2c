! find: data race of m, write at 12, write at 12
program p
  implicit none
  integer :: nx, ny, i, j
  real, allocatable :: m(:, :)
  nx = 4
  ny = 12
  allocate(m(nx, ny))
  !$omp target teams distribute parallel do collapse(2) map(from: m)
  do i = 1, ny
    do j = 1, nx
      m(i, j) = i * 100 + j
    end do
  end do
  print *, m(3, 2)
end program
