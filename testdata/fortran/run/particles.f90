module particles
  implicit none
  type :: particle
    real :: pos(3) = 0, vel(3) = 0
    real :: mass = 1
  end type
  type :: system
    integer :: n = 0
    type(particle), allocatable :: p(:)
    real :: box(3) = [10., 10., 10.]
  end type
contains
  subroutine setup(s, n)
    type(system), intent(out) :: s
    integer, intent(in) :: n
    integer :: i
    s%n = n
    allocate(s%p(n))
    do i = 1, n
      s%p(i)%pos = [real(i), real(mod(i,3)), 0.5*i]
      s%p(i)%vel = [0.1*i, 0.0, -0.1]
      s%p(i)%mass = 1.0 + mod(i,2)
    end do
  end subroutine
  pure real function kinetic(s)
    type(system), intent(in) :: s
    integer :: i
    kinetic = 0
    do i = 1, s%n
      kinetic = kinetic + 0.5*s%p(i)%mass*dot_product(s%p(i)%vel, s%p(i)%vel)
    end do
  end function
  elemental real function wrap(x, l)
    real, intent(in) :: x, l
    wrap = x - l*floor(x/l)
  end function
  subroutine advance(s, dt)
    type(system), intent(inout) :: s
    real, intent(in) :: dt
    integer :: i, k
    real, allocatable :: x(:,:), v(:,:), f(:,:)
    integer :: n
    n = s%n
    allocate(x(3,n), v(3,n), f(3,n))
    do i = 1, n
      x(:,i) = s%p(i)%pos
      v(:,i) = s%p(i)%vel
    end do
    !$acc data copy(x, v) create(f)
    !$acc parallel loop
    do i = 1, n
      f(:,i) = 0
      !$acc loop seq
      do k = 1, n
        if (k /= i) f(:,i) = f(:,i) + (x(:,k) - x(:,i)) * 1e-3
      end do
    end do
    !$acc parallel loop collapse(2)
    do i = 1, n
      do k = 1, 3
        v(k,i) = v(k,i) + dt*f(k,i)
        x(k,i) = x(k,i) + dt*v(k,i)
      end do
    end do
    !$acc end data
    do i = 1, n
      s%p(i)%pos = wrap(x(:,i), s%box)
      s%p(i)%vel = v(:,i)
    end do
  end subroutine
end module
program md
  use particles
  implicit none
  type(system) :: s
  integer :: it, i, ios
  character(len=200) :: buffer
  character(len=12), dimension(3) :: labels = ['x component ', 'y component ', 'z component ']
  real :: t
  call setup(s, 6)
  t = 0
  do it = 1, 10
    call advance(s, 0.05)
    t = t + 0.05
    if (mod(it, 5) == 0) then
      write(buffer, '(a,f5.2,a,es12.4)') 't=', t, ' ke=', kinetic(s)
      print '(a)', trim(buffer)
    end if
  end do
  do i = 1, s%n
    write(*, '(i3,3f10.5,2x,3f10.5,f6.2)') i, s%p(i)
  end do
  do i = 1, 3
    write(*, '(a12,": ",*(f8.4))') labels(i), s%p%pos(i)
  end do
  print *, count(s%p%mass > 1.5), sum(s%p%mass)
  where (s%p%mass > 1.5)
    s%p%mass = 0.0
  elsewhere
    s%p%mass = 3.0
  end where
  print '(6f5.1)', s%p%mass
  read(buffer, '(2x,f5.2)', iostat=ios) t
  print *, t, ios
  select case (int(t*100))
  case (:10); print *, 'low'
  case (11:60); print *, 'mid'
  case default; print *, 'high'
  end select
end program
