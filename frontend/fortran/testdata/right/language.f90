module kinds
  use, intrinsic :: iso_fortran_env, only: real64, int64, wp => real64
  implicit none
  private
  integer, parameter, public :: sp = kind(1.0), dp = selected_real_kind(15, 307)
  public :: wp, point, operator(+), area, shape_t, circle, swap, stack
  type :: point
    real(dp) :: x = 0.0_dp, y = 0.0_dp
  contains
    procedure :: norm => point_norm
    procedure, private :: add_p
    generic :: operator(-) => add_p
  end type point
  type, abstract :: shape_t
    character(len=:), allocatable :: name
  contains
    procedure(area_i), deferred :: area
  end type
  type, extends(shape_t) :: circle
    real(dp) :: r
  contains
    procedure :: area => circle_area
  end type
  type :: stack
    type(stack), pointer :: next => null()
    integer, allocatable :: items(:)
    procedure(fun), pointer, nopass :: f => null()
  end type
  abstract interface
    function area_i(this) result(a)
      import :: shape_t, dp
      class(shape_t), intent(in) :: this
      real(dp) :: a
    end function
    pure real function fun(x)
      real, intent(in) :: x
    end function
  end interface
  interface operator(+)
    module procedure add_points
  end interface
  interface swap
    module procedure swap_i, swap_r
  end interface swap
  interface
    subroutine c_thing(n, x) bind(c, name="c_thing")
      use iso_c_binding
      integer(c_int), value :: n
      real(c_double), intent(inout) :: x(*)
    end subroutine
  end interface
contains
  pure function point_norm(this) result(r)
    class(point), intent(in) :: this
    real(dp) :: r
    r = sqrt(this%x**2 + this%y**2)
  end function point_norm
  function add_p(a, b) result(c)
    class(point), intent(in) :: a
    type(point), intent(in) :: b
    type(point) :: c
    c%x = a%x - b%x
    c = point(a%x - b%x, y=a%y - b%y)
  end function
  elemental function add_points(a, b) result(c)
    type(point), intent(in) :: a, b
    type(point) :: c
    c = point(a%x + b%x, a%y + b%y)
  end function
  function circle_area(this) result(a)
    class(circle), intent(in) :: this
    real(dp) :: a
    a = 3.14_dp * this%r**2
  end function
  function area(s)
    class(shape_t), intent(in) :: s
    real(dp) :: area
    select type (s)
    type is (circle)
      area = s%area()
    class default
      area = 0
    end select
  end function
  subroutine swap_i(a, b)
    integer, intent(inout) :: a, b
    integer :: t
    t = a; a = b; b = t
  end subroutine
  subroutine swap_r(a, b)
    real, intent(inout) :: a, b
    real :: t
    t = a; a = b; b = t
  end subroutine
end module kinds

recursive function fact(n) result(f)
  integer, intent(in) :: n
  integer :: f
  if (n <= 1) then
    f = 1
  else
    f = n * fact(n - 1)
  end if
end function

program main
  use kinds, only: point, operator(+), dp, stack, swap, circle
  implicit none
  integer, parameter :: n = 10, m = 2 * n
  real :: a(n, n), b(0:n-1, -1:1), x
  real(dp), allocatable :: v(:), w(:,:)
  real(dp), pointer :: p(:) => null()
  real(dp), target :: t(m)
  character(len=20) :: s, line
  character :: ch*4, c1
  complex :: z = (1.0, -2.0)
  logical :: l = .true.
  type(point) :: pt, pts(3)
  type(stack) :: st
  integer :: i, j, k, ios, fact, unit
  integer, dimension(n) :: ia = [(i, i = 1, n)]
  integer, external :: idx
  double precision :: d
  namelist /nml/ i, x
  common /blk/ q, r(5)
  real q, r
  equivalence (j, k)
  data x /1.5/, (b(i, 0), i = 0, 9) /10*0.0/
  real :: sf
  sf(x) = x * 2 + 1
  pt = point(1.0_dp, 2.0_dp) + pts(1)
  allocate (v(n), w(n, 2:5), stat=ios, source=0d0)
  allocate (st%next)
  v = 1; v(2:n:2) = 3; v([1, 3]) = 2
  p => t(1:n)
  outer: do i = 1, n
    inner: do j = n, 1, -1
      if (i == j) cycle outer
      if (j < 3) exit inner
      a(i, j) = real(i + j) / 2.0
    end do inner
  end do outer
  do while (i > 0)
    i = i - 1
  end do
  do 10 i = 1, 3
  do 10 j = 1, 3
10 a(i, j) = 0
  do concurrent (i = 1:n, j = 1:n, i /= j)
    a(i, j) = 2 * a(i, j)
  end do
  where (a > 0)
    a = sqrt(a)
  elsewhere (a < -1)
    a = -a
  elsewhere
    a = 0
  end where
  where (v > 2) v = 2
  forall (i = 1:n, j = 1:n, i > j) a(i, j) = a(j, i)
  select case (i)
  case (1, 3:5)
    s = 'one'
  case (:0)
    s = "it's"
  case default
    s = 'a' // 'b'
  end select
  select case (s)
  case ('a':'c'); k = 1
  end select
  if (l) then
    k = 1
  else if (.not. l .and. k > 0 .or. z == (1., 2.)) then
    k = 2
  else
    k = 3
  endif
  if (k - 2) 20, 30, 40
20 continue
30 continue
40 continue
  goto (20, 30), k
  associate (aa => a(:, 1), nn => n + 1)
    aa(1) = nn
    print *, size(aa), sum(aa)
  end associate
  block
    integer :: local
    local = 3
    print *, local
  end block
  write (*, '(a,i5,f8.3)') s, i, x
  write (unit=line, fmt=100, iostat=ios, err=20) i
100 format (1x, 'x=', i5, 3(1x, e12.4), /)
  read (5, *, end=40) i, (v(j), j = 1, 3)
  read *, i
  print '(a)', trim(adjustl(s))
  open (newunit=unit, file='x', status='old', action="read", iostat=ios)
  inquire (file='x', exist=l)
  close (unit)
  rewind 10
  write (6, nml)
  s(2:4) = 'abc'
  ch = s(1:1)
  c1 = char(65)
  call swap(i, j)
  call sub(a, n, *20)
  print *, maxval(a), minloc(a, dim=1), matmul(a, transpose(a)), dot_product(v, v), merge(1, 2, l)
  print *, reshape([1, 2, 3, 4], [2, 2]), count(a > 0), any(a > 1, 1), shape(a), spread(v, 1, 3)
  d = dble(z) + aimag(z) + fact(3) + idx(3)
  z = cmplx(1, 2); x = real(z) + z%re
  deallocate (v, w); nullify (p)
  if (associated(p) .and. allocated(v)) stop 1
  x = huge(x) + tiny(1.0_dp) + epsilon(d)
  i = iand(3, ior(4, ishft(1, 2))) + mod(5, 3) + nint(2.5) + int(z'ff') + ichar('a') + len_trim(s) + index(s, 'x')
  call random_number(a); call system_clock(i, count_rate=j); call cpu_time(d)
  call get_command_argument(1, s)
  error stop 'bad'
contains
  subroutine sub(a, n, *, k)
    integer, intent(in) :: n
    real, intent(inout), contiguous :: a(:, :)
    optional :: k
    integer :: k
    save :: cnt
    integer :: cnt
    if (present(k)) return 1
    cnt = cnt + n
    a(1, 1) = ubound(a, 1)
  end subroutine sub
end program main

integer function idx(i)
  integer i
  idx = i
  entry idy(i)
  idy = i + 1
end
block data bd
  common /blk/ q, r(5)
  data q /1.0/
end block data
