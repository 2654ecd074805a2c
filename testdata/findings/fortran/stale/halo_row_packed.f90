! find: stale value of f, read at 17, write at 12
program p
  implicit none
  integer, parameter :: nx = 8, ny = 6
  real :: f(nx, ny), buf(ny)
  integer :: i, j
  f = 1
  !$acc enter data copyin(f)
  !$acc parallel loop collapse(2) present(f)
  do j = 1, ny
    do i = 1, nx
      f(i, j) = f(i, j) + i + 10 * j
    end do
  end do
  !$acc update self(f(nx-1:nx-1, :))
  do j = 1, ny
    buf(j) = f(nx, j)
  end do
  !$acc exit data delete(f)
  print *, sum(buf)
end program
