module cm
  implicit none
  integer, parameter :: m(2, 3) = reshape([1, 2, 3, 4, 5, 6], [2, 3])
  integer, private :: k
  real, parameter :: w(4) = [(0.5 * k, k = 1, 4)]
  character(*), parameter :: names(3) = ['alpha', 'beta ', 'gamma']
  character(*), parameter :: title = 'The Title'
  type :: pt
    real :: x, y
  end type
  type(pt), parameter :: origin = pt(0.0, 0.0), corners(2) = [pt(1, 2), pt(3, 4)]
  complex, parameter :: im = (0.0, 1.0)
  logical, parameter :: flags(2) = [.true., .false.]
  integer, parameter :: big = selected_int_kind(15), n = size(w)
  real(8), parameter :: eps = epsilon(1d0) * 2
  integer :: table(n, 2) = 3
  real :: mixed(5) = [1., (2., k = 1, 3), 9.]
  enum, bind(c)
    enumerator :: red = 1, green, blue = 10, black
  end enum
end module
program consts
  use cm
  implicit none
  integer :: i, j, a(3, 2), z(2, 2)
  character(3) :: s(2)
  integer(big) :: l
  do i = 1, 2
    do j = 1, 3
      write(*, '(i3)', advance='no') m(i, j)
    end do
  end do
  print *
  print *, m(:, 2), sum(m, 1), w, names(2), len(names), title
  print *, origin%x, corners(2)%y, im * im, flags, n, eps > 0
  print *, table, mixed
  print *, red, green, blue, black
  do i = 1, 3
    print *, trim(names(i)), i
  end do
  a = reshape([((10 * i + j, i = 1, 3), j = 1, 2)], [3, 2])
  print *, a
  print *, [integer :: 1, 2], [character(3) :: 'a', 'bcd'], [real :: ]
  s = ['abc', 'de ']
  print *, s, [(s(mod(i, 2) + 1), i = 1, 3)]
  l = 2_big**40
  print *, l
  z = reshape([1, 2, 3, 4], [2, 2], order=[2, 1])
  print *, z
  print *, [a(1, :), 100], [(a(:, j), j = 2, 1, -1)]
  print *, reshape([1, 2, 3], [2, 2], pad=[0])
  associate (p => corners(1), q => a(:, 2))
    print *, p%x, q, size(q)
    q(1) = -1
  end associate
  print *, a(1, 2)
end program
