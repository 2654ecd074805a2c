module dev
  implicit none
  type :: particle
    real(8) :: x(3), v(3)
    integer :: cell = 0
  end type
  type :: grid
    integer :: n
    real(8), allocatable :: u(:,:), f(:)
  end type
  real(8), parameter :: w(3) = [0.25d0, 0.5d0, 0.25d0]
  real(8) :: scale = 2.0d0
  !$acc declare copyin(scale)
contains
  pure function cross(a, b) result(c)
    !$acc routine seq
    real(8), intent(in) :: a(3), b(3)
    real(8) :: c(3)
    c(1) = a(2)*b(3) - a(3)*b(2)
    c(2) = a(3)*b(1) - a(1)*b(3)
    c(3) = a(1)*b(2) - a(2)*b(1)
  end function
  subroutine push(p, dt)
    !$acc routine seq
    type(particle), intent(inout) :: p
    real(8), intent(in) :: dt
    real(8) :: acc(3)
    acc = cross(p%v, [0d0, 0d0, 1d0])
    p%v = p%v + dt * acc
    p%x = p%x + dt * p%v
    p%cell = int(sum(p%x))
  end subroutine
  real(8) function smooth(a, i)
    !$acc routine seq
    real(8), intent(in) :: a(:)
    integer, intent(in) :: i
    smooth = dot_product(w, a(i-1:i+1)) * scale
  end function
end module
program accfeat
  use dev
  implicit none
  integer, parameter :: n = 100
  type(particle) :: p(n)
  type(grid) :: g
  real(8) :: a(n), b(n), m(4, 4, n), tot, row(4)
  integer :: i, j, k, hist(10), mx
  logical :: flags(n)
  do i = 1, n
    p(i)%x = i
    p(i)%v = [1d0, 0d0, 0d0] * i
    a(i) = i * 0.5d0
  end do
  !$acc parallel loop copy(p)
  do i = 1, n
    call push(p(i), 0.1d0)
  end do
  print '(6f10.4,i6)', p(7)%x, p(7)%v, p(7)%cell
  b = 0
  !$acc parallel loop copyin(a) copy(b)
  do i = 2, n - 1
    b(i) = smooth(a, i)
  end do
  print '(f14.6)', sum(b)
  !$acc parallel loop private(row) copyout(m)
  do i = 1, n
    do j = 1, 4
      row(j) = i + j
    end do
    do j = 1, 4
      m(:, j, i) = row * j
    end do
    m(2:3, 1, i) = m(1:2, 1, i)
    where (m(:, 4, i) > 20) m(:, 4, i) = 0
  end do
  print '(f14.4)', sum(m)
  g%n = n
  allocate(g%u(n, n), g%f(n))
  g%u = 1
  !$acc enter data copyin(g)
  !$acc enter data copyin(g%u) create(g%f)
  !$acc parallel loop present(g)
  do i = 1, g%n
    tot = 0
    !$acc loop reduction(+:tot)
    do j = 1, g%n
      tot = tot + g%u(i, j) * j
    end do
    g%f(i) = tot + i
  end do
  !$acc exit data delete(g%u) copyout(g%f)
  !$acc exit data delete(g)
  print '(f14.4)', sum(g%f)
  hist = 0
  mx = 0
  !$acc parallel loop copy(hist) reduction(max:mx)
  do i = 1, n
    k = mod(i, 10) + 1
    !$acc atomic update
    hist(k) = hist(k) + 1
    mx = max(mx, k)
  end do
  print *, hist, mx
  !$acc kernels copyin(a) copyout(flags)
  flags = a > 25 .and. a < 40
  !$acc end kernels
  print *, count(flags)
  !$acc parallel loop copy(a) 
  do i = 1, n
    select case (mod(i, 3))
    case (0)
      a(i) = -a(i)
    case (1)
      if (a(i) > 30) cycle
      a(i) = 0
    end select
    do k = 1, 100
      if (k * k > i) exit
      a(i) = a(i) + k
    end do
  end do
  print '(f14.4)', sum(a)
end program
