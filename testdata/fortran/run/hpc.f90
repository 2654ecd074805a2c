module grid_mod
  implicit none
  integer, parameter :: dp = kind(1.0d0)
  type :: field
    integer :: nx, ny
    real(dp), allocatable :: u(:,:), v(:,:)
    real(dp), pointer :: view(:) => null()
  end type
  type(field), save :: main_field
  real(dp), allocatable :: work(:,:)
contains
  subroutine init(f, nx, ny)
    type(field), intent(out) :: f
    integer, intent(in) :: nx, ny
    integer :: i, j
    f%nx = nx
    f%ny = ny
    allocate(f%u(0:nx+1, 0:ny+1), f%v(0:nx+1, 0:ny+1))
    f%u = 0
    do concurrent (i = 1:nx, j = 1:ny)
      f%u(i, j) = real(i + j, dp)
    end do
    f%v = f%u
  end subroutine
  subroutine step(u, v, n, m)
    integer, intent(in) :: n, m
    real(dp), intent(in) :: u(0:, 0:)
    real(dp), intent(inout) :: v(0:n+1, 0:m+1)
    integer :: i, j
    do j = 1, m
      do i = 1, n
        v(i, j) = 0.25_dp * (u(i-1, j) + u(i+1, j) + u(i, j-1) + u(i, j+1))
      end do
    end do
  end subroutine
  function norm(a, b) result(r)
    real(dp), intent(in) :: a(:,:), b(:,:)
    real(dp) :: r
    r = sqrt(sum((a - b)**2)) / size(a)
  end function
  subroutine swap_fields(f)
    type(field), intent(inout) :: f
    real(dp), allocatable :: t(:,:)
    call move_alloc(f%u, t)
    call move_alloc(f%v, f%u)
    call move_alloc(t, f%v)
  end subroutine
end module
program hpc
  use grid_mod, only: dp, field, init, step, norm, swap_fields, f0 => main_field, work
  implicit none
  integer :: it
  real(dp) :: err
  type(field), target :: g
  call init(f0, 8, 6)
  call init(g, 4, 3)
  do it = 1, 5
    call step(f0%u, f0%v, f0%nx, f0%ny)
    err = norm(f0%u(1:f0%nx, 1:f0%ny), f0%v(1:f0%nx, 1:f0%ny))
    call swap_fields(f0)
    print '(i3, es14.6)', it, err
  end do
  allocate(work(3, 3))
  work = reshape([(real(it, dp), it = 1, 9)], [3, 3])
  work(2:3, 1:2) = matmul(work(2:3, 2:3), work(1:2, 1:2))
  print '(3f8.1)', work
  g%view => g%u(1:4, 2)
  g%view = g%view * 2
  print '(4f6.1)', g%u(1:4, 2)
  print *, shape(g%u), lbound(g%u), ubound(f0%u), associated(g%view)
  call modify(g%u(:, 2))
  print '(6f6.1)', g%u(:, 2)
  call modify2(g%u(2, 1:3), 3)
  print '(6f6.1)', g%u(2, 1:3)
contains
  subroutine modify(x)
    real(dp) :: x(:)
    where (x > 8)
      x = -x
    end where
  end subroutine
  subroutine modify2(x, n)
    integer, intent(in) :: n
    real(dp) :: x(n)
    x(n) = 100
    x(1) = x(1) + 0.5_dp
  end subroutine
end program
