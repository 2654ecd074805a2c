! Bodies that attract each other; an interface, optional arguments, a generic name and an array of a derived type.
module bodies
  implicit none
  private
  public :: body, energy, advance, set_up
  type body
    real(8) :: x(3), v(3), m
  end type
  interface set_up
    module procedure ring, line
  end interface
contains
  subroutine ring(b, radius)
    type(body), intent(out) :: b(:)
    real(8), intent(in) :: radius
    integer :: i
    real(8) :: angle
    do i = 1, size(b)
      angle = 6.283185307179586d0*i/size(b)
      b(i)%x = radius*[cos(angle), sin(angle), 0.1d0*cos(3*angle)]
      b(i)%v = [-sin(angle), cos(angle), 0d0]
      b(i)%m = 1d0/size(b)
    end do
  end subroutine

  subroutine line(b)
    type(body), intent(out) :: b(:)
    integer :: i
    do i = 1, size(b)
      b(i) = body([dble(i), 0d0, 0d0], [0d0, 0d0, 0d0], 0.5d0)
    end do
  end subroutine

  real(8) function energy(b, kinetic) result(e)
    type(body), intent(in) :: b(:)
    real(8), intent(out), optional :: kinetic
    integer :: i, j
    real(8) :: k
    k = 0
    e = 0
    do i = 1, size(b)
      k = k + 0.5d0*b(i)%m*dot_product(b(i)%v, b(i)%v)
      do j = i + 1, size(b)
        e = e - b(i)%m*b(j)%m/norm2(b(i)%x - b(j)%x)
      end do
    end do
    if (present(kinetic)) kinetic = k
    e = e + k
  end function

  subroutine advance(b, dt, steps)
    type(body), intent(inout) :: b(:)
    real(8), intent(in) :: dt
    integer, intent(in) :: steps
    integer :: i, j, s, n
    real(8) :: d(3), f(3), r2
    n = size(b)
    !$acc data copy(b)
    do s = 1, steps
      !$acc parallel loop private(d, f, r2) present(b)
      do i = 1, n
        f = 0
        do j = 1, n
          d = b(j)%x - b(i)%x
          r2 = d(1)**2 + d(2)**2 + d(3)**2 + 1d-4
          f = f + b(j)%m*d/(r2*sqrt(r2))
        end do
        b(i)%v = b(i)%v + dt*f
      end do
      !$acc parallel loop present(b)
      do i = 1, n
        b(i)%x = b(i)%x + dt*b(i)%v
      end do
    end do
    !$acc end data
  end subroutine
end module

program nbody
  use bodies
  implicit none
  type(body), allocatable :: b(:)
  real(8) :: k
  integer :: round
  allocate(b(48))
  call set_up(b, 1.5d0)
  do round = 0, 4
    if (round > 0) call advance(b, 1d-3, 25)
    print '(i3, 2f14.9)', round, energy(b, kinetic=k), k
  end do
  call set_up(b(1:4))
  print '(f12.8)', energy(b(1:4))
end program
