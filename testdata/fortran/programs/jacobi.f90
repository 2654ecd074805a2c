! Jacobi iteration for the Laplace equation: arrays of a module that declare keeps on the device.
module grid
  implicit none
  integer, parameter :: n = 66, m = 66
  real(8), allocatable :: a(:, :), anew(:, :)
  real(8) :: scale(m) = 1.0d0
  !$acc declare create(a, anew) copyin(scale)
contains
  subroutine start()
    integer :: i, j
    allocate(a(n, m), anew(n, m))
    do j = 1, m
      do i = 1, n
        a(i, j) = 0
        if (i == 1) a(i, j) = sin(3.14159d0*dble(j - 1)/dble(m - 1))
      end do
    end do
    anew = a
    scale(m/2) = 0.5d0
    !$acc update device(a, anew, scale)
  end subroutine

  real(8) function sweep() result(error)
    integer :: i, j
    error = 0
    !$acc parallel loop collapse(2) reduction(max:error) present(a, anew)
    do j = 2, m - 1
      do i = 2, n - 1
        anew(i, j) = 0.25d0*scale(j)*(a(i+1, j) + a(i-1, j) + a(i, j-1) + a(i, j+1))
        error = max(error, abs(anew(i, j) - a(i, j)))
      end do
    end do
    !$acc kernels present(a, anew)
    a(2:n-1, 2:m-1) = anew(2:n-1, 2:m-1)
    !$acc end kernels
  end function

  subroutine finish()
    deallocate(a, anew)
  end subroutine
end module

program jacobi
  use grid
  implicit none
  integer :: it
  real(8) :: error
  call start
  error = 1
  it = 0
  do while (error > 1d-4 .and. it < 500)
    error = sweep()
    it = it + 1
    if (mod(it, 50) == 0) write (*, '(i5, f12.8)') it, error
  end do
  !$acc update self(a)
  print '(a, i0, a, f10.6, a, f10.6)', 'iterations ', it, ' centre ', a(n/2, m/2), ' sum ', sum(a)
  call finish
end program
