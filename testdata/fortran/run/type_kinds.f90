module vectors
  implicit none
  integer, parameter :: single = kind(1.0), double = kind(1d0)
  type :: vec(k, n)
    integer, kind :: k = double
    integer, kind :: n = 3
    real(k) :: x(n) = 1.5_k
    character(len=n+1) :: tag = repeat('z', n)
    integer :: id = k * 100 + n
    type(vec(k, n)), pointer :: next => null()
  contains
    procedure, private :: sum4, sum8
    generic :: total => sum4, sum8
    procedure, nopass :: greet
  end type
  type, extends(vec) :: named(l)
    integer, kind :: l = 5
    character(l) :: name = 'abcdefghij'
  end type
  interface describe
    procedure describe4, describe8
  end interface
  interface operator(+)
    procedure add8
  end interface
contains
  subroutine greet()
    print *, 'hello'
  end subroutine
  real(4) function sum4(this)
    class(vec(4)), intent(in) :: this
    sum4 = sum(this%x)
  end function
  real(8) function sum8(this)
    class(vec(k=8)), intent(in) :: this
    sum8 = sum(this%x) + 1000
  end function
  subroutine describe4(v)
    type(vec(single)), intent(in) :: v
    print *, 'four', v%k, v%n, size(v%x), v%x, v%id, v%tag, '|'
  end subroutine
  subroutine describe8(v)
    type(vec(double)), intent(in) :: v
    print *, 'eight', v%k, v%n, size(v%x), v%x, v%id, v%tag, '|'
  end subroutine
  type(vec(8)) function add8(a, b)
    type(vec(8)), intent(in) :: a, b
    add8%x = a%x + b%x
    add8%id = -1
  end function
end module

program p
  use vectors, only: v => vec, named, describe, operator(+), single
  implicit none
  type(v) :: d
  type(v(4)) :: s
  type(v(n=2, k=4)) :: pair
  type(v(4, 2)), parameter :: fixed = v(4, 2)([7.0, 8.0], 'fx')
  type(named(4, 2, 7)) :: nm
  type(named(l=3)) :: dflt
  class(v(8)), allocatable :: c
  class(*), allocatable :: any
  type(v(4)), target :: other
  type(v(4, 3)) :: arr(3)
  real(kind=s%k) :: r
  integer :: i
  call describe(d)
  call describe(s)
  pair = fixed
  print *, pair%x, pair%tag, pair%id, fixed%x(2), fixed%n
  print *, nm%name, '|', nm%l, nm%k, nm%n, nm%x, nm%vec%id
  print *, dflt%name, dflt%k, dflt%total()
  other%x = 3
  s%next => other
  print *, s%next%x, s%next%total(), kind(s%total()), kind(d%total())
  d = v(8)([1d0, 2d0, 3d0], id=4)
  d = d + v([1d0, 1d0, 1d0])
  print *, d%x, d%id, kind(r), arr%k
  allocate (named(8) :: c)
  select type (c)
  type is (v(8))
    print *, 'plain'
  type is (named(8))
    print *, 'named', c%name, c%total()
  end select
  allocate (any, source=s)
  select type (any)
  type is (v(8))
    print *, 'v8'
  class is (v(4))
    print *, 'v4', any%x
  end select
  arr = s
  arr(2) = v(4)(9.0)
  print *, (arr(i)%total(), i = 1, 3)
  !$acc parallel loop copy(arr)
  do i = 1, arr%n
    arr(i)%x = arr(i)%x * i + arr(i)%k
  end do
  print *, (arr(i)%x, i = 1, 3)
  call s%greet()
  block
    type :: box(w)
      integer, kind :: w
      integer(w) :: value = huge(1_w)
    end type
    type(box(1)) :: b1
    type(box(8)) :: b8
    print *, b1%value, b8%value, b1
  end block
end program
