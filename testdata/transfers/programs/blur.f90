! A picture smoothed several times: every pass brings the mask and both pictures.
program blur
  implicit none
  integer, parameter :: nx = 120, ny = 80, passes = 20
  real :: image(nx, ny), out(nx, ny), mask(3, 3)
  integer :: i, j, k

  do j = 1, ny
    do i = 1, nx
      image(i, j) = mod(i * 7 + j * 13, 256)
    end do
  end do
  mask = reshape([1., 2., 1., 2., 4., 2., 1., 2., 1.], [3, 3]) / 16
  out = image

  do k = 1, passes
    !$acc kernels loop copy(image, out, mask)
    do j = 2, ny - 1
      do i = 2, nx - 1
        out(i, j) = mask(1, 1) * image(i - 1, j - 1) + mask(2, 1) * image(i, j - 1) + mask(3, 1) * image(i + 1, j - 1) &
                  + mask(1, 2) * image(i - 1, j) + mask(2, 2) * image(i, j) + mask(3, 2) * image(i + 1, j) &
                  + mask(1, 3) * image(i - 1, j + 1) + mask(2, 3) * image(i, j + 1) + mask(3, 3) * image(i + 1, j + 1)
      end do
    end do
    !$acc kernels loop copy(image, out)
    do j = 2, ny - 1
      do i = 2, nx - 1
        image(i, j) = out(i, j)
      end do
    end do
  end do

  print '(a, f12.4)', 'sum ', sum(image)
end program
