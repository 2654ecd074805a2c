! What a .mod file says of a module: types, constants, variables, interfaces and generic names.
module base
  use iso_c_binding
  implicit none
  integer, parameter :: wp = kind(1d0), n = -12
  real(wp), parameter :: pi = 3.14159265358979d0, z = -0.5d0
  logical, parameter :: yes = .true.
  character(*), parameter :: name = 'it''s'
  integer, parameter :: list(3) = [1, 2, 3]
  type point
    real(wp) :: x(3)
    integer, allocatable :: idx(:)
    type(point), pointer :: next => null()
    character(8) :: tag
    type(c_ptr) :: raw
  end type
  real(wp), allocatable, target :: field(:, :)
  type(point) :: origin
  interface norm
    module procedure norm4, norm8
  end interface
  private :: norm4
contains
  real(4) function norm4(x, k)
    real(4), intent(in) :: x(:)
    integer, optional :: k
    norm4 = 0
  end function
  real(8) function norm8(x)
    real(8), intent(in) :: x(:)
    norm8 = 0
  end function
  subroutine apply(f, x, m, s, p, a)
    integer, intent(in) :: m
    real(wp), intent(inout) :: x(m, *)
    character(*), intent(in) :: s
    type(point), intent(out) :: p
    real(wp), allocatable :: a(:)
    interface
      function f(x)
        real(8) :: f
        real(8), intent(in) :: x
      end function
    end interface
  end subroutine
  function vec(m) result(r)
    integer, intent(in) :: m
    real(wp) :: r(m)
    r = 0
  end function
  elemental integer function twice(i)
    integer, intent(in) :: i
    twice = 2*i
  end function
end module
