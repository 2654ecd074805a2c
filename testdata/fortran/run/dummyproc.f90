module integ
  implicit none
  abstract interface
    real(8) function func(x)
      real(8), intent(in) :: x
    end function
    subroutine callback(i, done)
      integer, intent(in) :: i
      logical, intent(out) :: done
    end subroutine
  end interface
  type :: solver
    procedure(func), pointer, nopass :: f => null()
    procedure(run_i), pointer :: run => null()
    real(8) :: tol = 1d-6
  end type
  interface
    real(8) function run_i(self, a, b)
      import :: solver
      class(solver), intent(in) :: self
      real(8), intent(in) :: a, b
    end function
  end interface
contains
  real(8) function trapezoid(f, a, b, n) result(s)
    procedure(func) :: f
    real(8), intent(in) :: a, b
    integer, intent(in) :: n
    integer :: i
    real(8) :: h
    h = (b - a) / n
    s = (f(a) + f(b)) / 2
    do i = 1, n - 1
      s = s + f(a + i * h)
    end do
    s = s * h
  end function
  recursive real(8) function bisect(self, a, b) result(r)
    class(solver), intent(in) :: self
    real(8), intent(in) :: a, b
    real(8) :: m
    m = (a + b) / 2
    if (b - a < self%tol) then
      r = m
    else if (self%f(a) * self%f(m) <= 0) then
      r = bisect(self, a, m)
    else
      r = bisect(self, m, b)
    end if
  end function
  subroutine loop(cb, n)
    procedure(callback) :: cb
    integer, intent(in) :: n
    integer :: i
    logical :: done
    do i = 1, n
      call cb(i, done)
      if (done) exit
    end do
    print *, 'stopped at', i
  end subroutine
  real(8) function square(x)
    real(8), intent(in) :: x
    square = x * x
  end function
  function choose(k) result(p)
    integer, intent(in) :: k
    procedure(func), pointer :: p
    if (k == 1) then
      p => square
    else
      p => null()
    end if
  end function
end module
program dummyproc
  use integ
  implicit none
  type(solver) :: s
  procedure(func), pointer :: fp
  real(8) :: shift
  integer :: calls
  calls = 0
  shift = 2
  print '(f10.6)', trapezoid(square, 0d0, 1d0, 100)
  print '(f10.6)', trapezoid(shifted, 0d0, 1d0, 100)
  shift = 3
  print '(f10.6)', trapezoid(shifted, 0d0, 1d0, 10)
  s%f => shifted
  s%run => bisect
  print '(f10.5)', s%run(-10d0, 10d0)
  call loop(counter, 10)
  print *, calls
  fp => square
  print *, fp(3d0), associated(fp), associated(s%run), associated(fp, square), associated(s%f, square)
  fp => choose(1)
  print *, fp(4d0)
  fp => choose(2)
  print *, associated(fp)
contains
  real(8) function shifted(x)
    real(8), intent(in) :: x
    shifted = x + shift
  end function
  subroutine counter(i, done)
    integer, intent(in) :: i
    logical, intent(out) :: done
    calls = calls + i
    done = calls > 9
  end subroutine
end program
