! Initializers, defaults of components, and data statements: what each variable is when the program starts.
module shapes
  type :: point
    integer :: x = 1, y = 2
    integer :: id
  end type
  type, extends(point) :: circle
    real :: r = 0.5
  end type
  integer, parameter :: squares(4) = [(i * i, i = 1, 4)]
  integer :: n = 40 + 2, plain
  real :: third = 1.0 / 4, table(2, 3) = reshape([1.0, 2.0, 3.0, 4.0, 5.0, 6.0], [2, 3])
  complex :: z = (1.0, -2.0)
  logical :: flags(3) = [.true., .false., .not. .false.]
  character(5) :: word = "abc", long = "abcdefgh"
  integer :: copy(4) = squares + 1, all(3) = 7
  type(point) :: origin = point(0, id=3)
  type(circle) :: c
  type(circle) :: d = circle(x=9, y=8, id=7, r=2.0)
  real, pointer :: p => null()
  integer :: total, part(6), matrix(3, 3), masks(2)
  character(6) :: text
  type(point) :: pts(2)
  data total / 5 /, part(2), part(4:6) / 1, 3 * 9 /
  data ((matrix(i, j), j = 1, i), i = 1, 3) / 6 * 4 /
  data masks / z'ff', b'101' /
  data text(2:3) / "xy" /, text(5:5) / "z" /
  data pts(2)%x / 12 /
end module
