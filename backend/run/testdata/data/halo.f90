! Rows that are exchanged one at a time, structures with pointers, and allocatable arrays.
program halo
  implicit none
  type field
    real, allocatable :: v(:, :)
  end type
  type(field) :: f
  real, allocatable :: g(:, :)
  integer :: i, j, step
  allocate(f%v(6, 6), g(6, 6))
  f%v = 1
  g = 0
  !$acc enter data copyin(f, g)
  !$acc enter data copyin(f%v)
  do step = 1, 3
    !$acc parallel loop collapse(2) present(f, g)
    do j = 2, 5
      do i = 2, 5
        g(i, j) = f%v(i - 1, j) + f%v(i + 1, j)
      end do
    end do
    !$acc update self(g(:, 2:2), g(:, 5:5))
    g(:, 1) = g(:, 5)
    g(:, 6) = g(:, 2)
    !$acc update device(g(:, 1:1), g(:, 6:6))
    !$acc parallel loop collapse(2) present(f, g)
    do j = 1, 6
      do i = 1, 6
        f%v(i, j) = g(i, j)
      end do
    end do
  end do
  print *, sum(g(:, 2))
  print *, sum(g(:, 3))
  !$acc exit data copyout(f%v) delete(f)
  !$acc exit data delete(g)
  print *, sum(f%v)
end program
