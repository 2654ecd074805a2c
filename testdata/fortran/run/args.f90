module am
  implicit none
  type :: t
    integer :: i
    real :: r(3)
    character(4) :: c
  end type
contains
  subroutine takes_explicit(a, n, m)
    integer, intent(in) :: n, m
    real, intent(inout) :: a(n, m)
    integer :: i, j
    do j = 1, m
      do i = 1, n
        a(i, j) = a(i, j) + 10 * i + j
      end do
    end do
  end subroutine
  subroutine takes_star(a, n)
    integer, intent(in) :: n
    real, intent(inout) :: a(*)
    a(1:n) = -a(1:n)
  end subroutine
  subroutine takes_char(c, n)
    integer, intent(in) :: n
    character(*), intent(inout) :: c(n)
    integer :: i
    do i = 1, n
      c(i) = '<' // trim(c(i)) // '>'
    end do
    print *, len(c), c
  end subroutine
  subroutine takes_assumed_char(c)
    character(len=*), intent(in) :: c(:)
    print *, size(c), len(c), c(size(c))
  end subroutine
  subroutine takes_value(x, y)
    type(t), value :: x
    real, value :: y
    x%i = 0
    y = 0
  end subroutine
  subroutine out_only(x, y, z)
    integer, intent(out) :: x
    integer, intent(out), optional :: y
    integer, intent(in), optional :: z
    x = 1
    if (present(z)) x = z
    if (present(y)) y = x * 2
  end subroutine
  subroutine forward(y, z)
    integer, intent(out), optional :: y
    integer, intent(in), optional :: z
    integer :: x
    call out_only(x, y, z)
    print *, 'x', x
  end subroutine
  subroutine opt_array(a)
    real, intent(in), optional :: a(:)
    if (present(a)) then
      print *, 'array', sum(a)
    else
      print *, 'none'
    end if
  end subroutine
  subroutine fwd_array(a)
    real, intent(in), optional :: a(:)
    call opt_array(a)
  end subroutine
  subroutine lower(a, b)
    real, intent(inout) :: a(-1:), b(0:, 2:)
    print *, lbound(a), ubound(a), lbound(b), ubound(b)
    a(-1) = 99
    b(0, 2) = 88
  end subroutine
  real function addr(f, a, b)
    interface
      real function f(x, y)
        real, intent(in) :: x, y
      end function
    end interface
    real, intent(in) :: a, b
    addr = f(a, b)
  end function
  real function plus(x, y)
    real, intent(in) :: x, y
    plus = x + y
  end function
end module
program args
  use am
  implicit none
  real :: a(4, 4), b(6), m(3, 2)
  character(6) :: c(3)
  type(t) :: v, w(2)
  integer :: i, k
  intrinsic :: sin
  a = 0
  call takes_explicit(a(1:3:2, 2:4:2), 2, 2)
  print '(4f6.1)', a
  call takes_explicit(a(2:3, 1:2), 2, 2)
  print '(4f6.1)', a
  call takes_explicit(a, 8, 2)
  print '(4f6.1)', a
  b = [1, 2, 3, 4, 5, 6]
  call takes_star(b(2:5), 3)
  print *, b
  call takes_star(b(3), 2)
  print *, b
  call takes_star(b(6:1:-2), 2)
  print *, b
  c = ['ab  ', 'cd  ', 'ef  ']
  call takes_char(c, 3)
  call takes_char(c(1:3:2), 2)
  print *, c
  call takes_assumed_char(c)
  call takes_assumed_char(c(2:3)(1:3))
  v = t(5, [1., 2., 3.], 'xyz')
  call takes_value(v, v%r(2))
  print *, v%i, v%r, v%c
  call out_only(i)
  call out_only(i, k)
  print *, i, k
  call out_only(z=7, x=i, y=k)
  print *, i, k
  call forward()
  call forward(y=k)
  call forward(k, 9)
  print *, k
  call opt_array(b(1:3))
  call opt_array()
  call fwd_array(b)
  call fwd_array()
  m = 1
  call lower(b, m)
  print *, b(1), m(1, 1)
  print *, addr(plus, 1.0, 2.0)
  w%i = [1, 2]
  w(1)%r = 5
  w(2) = w(1)
  w(2)%r(2) = 6
  print *, w%i, w(1)%r, w(2)%r, w%r(2)
  call takes_star(w(2)%r, 3)
  print *, w(2)%r
  print *, b
  call swapping(b(1), b(2))
  print *, b(1:2)
contains
  subroutine swapping(x, y)
    real, intent(inout) :: x, y
    real :: t
    t = x; x = y; y = t
  end subroutine
end program
