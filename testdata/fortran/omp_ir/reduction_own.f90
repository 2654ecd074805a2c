! flang differs: it does not lower reductions of operators, several types, arrays or characters, without an initializer, and by -
module m
  type t
    integer :: a = 5
  end type
  type h
    integer, allocatable :: v(:)
  end type
  interface operator(+)
    module procedure plus
  end interface
  interface operator(.my.)
    module procedure plus
  end interface
  !$omp declare reduction(+ : t : omp_out%a = omp_out%a + omp_in%a) initializer(omp_priv = t(0))
  !$omp declare reduction(.my. : t : omp_out = omp_out .my. omp_in) initializer(omp_priv = t(0))
  !$omp declare reduction(modred : integer, real : omp_out = omp_out + omp_in) initializer(omp_priv = 0)
  !$omp declare reduction(own : h : addh(omp_out, omp_in)) initializer(inith(omp_priv, omp_orig))
contains
  function plus(x, y) result(z)
    type(t), intent(in) :: x, y
    type(t) :: z
    z%a = x%a + y%a
  end function
  subroutine inith(x, y)
    type(h), intent(inout) :: x
    type(h), intent(in) :: y
    allocate(x%v(size(y%v)))
    x%v = 0
  end subroutine
  subroutine addh(x, y)
    type(h), intent(inout) :: x
    type(h), intent(in) :: y
    x%v = x%v + y%v
  end subroutine
end module
program p
  use m
  implicit none
  type(t) :: v, w
  type(h) :: x
  integer :: i, k(3), s, n
  integer, allocatable :: al(:)
  real :: r
  character(3) :: c
  !$omp declare reduction(cat : character(3) : omp_out = max(omp_out, omp_in)) initializer(omp_priv = 'aaa')
  !$omp declare reduction(bare : t : omp_out%a = omp_out%a + omp_in%a)
  v%a = 0; w%a = 0; k = 0; s = 100; r = 0; c = 'abc'; n = 0
  allocate(x%v(2), al(2))
  x%v = 0; al = 0
  !$omp parallel do reduction(+ : v) reduction(.my. : w) &
  !$omp reduction(modred : k, r, al) reduction(-: s) reduction(own : x) reduction(cat : c)
  do i = 1, 100
    v%a = v%a + 1
    w%a = w%a + 2
    k = k + 1
    r = r + 1
    al = al + 2
    s = s - 1
    x%v = x%v + 3
    if (i == 77) c = 'xyz'
  end do
  !$omp parallel reduction(bare : v)
  v%a = 1
  !$omp end parallel
  call other
  print *, v%a, w%a, k, r, al, s, x%v, c
contains
  subroutine other
    integer :: own1
    !$omp declare reduction(bare : integer : omp_out = ieor(omp_out, omp_in)) initializer(omp_priv = omp_orig)
    !$omp parallel reduction(bare : own1)
    own1 = 1
    !$omp end parallel
  end subroutine
end program
