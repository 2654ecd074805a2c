! Finals, functions, deferred lengths, input and output of types with length parameters, of which gfortran has little.
module m
  implicit none
  type :: vec(k, n)
    integer, kind :: k = kind(1.0)
    integer, len :: n = 3
    real(k) :: v(n)
  contains
    procedure, private :: add
    generic :: operator(+) => add
    final :: bye
  end type
  type :: node(n)
    integer, len :: n
    integer :: key(n)
    type(node(n)), pointer :: next => null()
  end type
  type :: holder
    type(vec(4,:)), allocatable :: p
    type(vec(4,:)), allocatable :: q(:)
  end type
  type :: pair(n)
    integer, len :: n
    type(vec(4,n)) :: a, b
  end type
  integer :: finals = 0
contains
  subroutine bye(x)
    type(vec(4,*)), intent(inout) :: x
    finals = finals + x%n
  end subroutine
  function add(a, b) result(c)
    class(vec(4,*)), intent(in) :: a
    type(vec(4,*)), intent(in) :: b
    type(vec(4,a%n)) :: c
    c%v = a%v + b%v
  end function
  function many(n, k) result(r)
    integer, intent(in) :: n, k
    type(pair(n)) :: r(k)
    integer :: i
    do i = 1, k
      r(i)%a%v = i
      r(i)%b%v = -i
    end do
  end function
  subroutine blocky(n)
    integer, intent(in) :: n
    integer :: i
    do i = 1, n
      block
        type(vec(8,i)) :: w
        w%v = i
        print *, w%n, sum(w%v)
      end block
    end do
  end subroutine
  recursive subroutine rec(n)
    integer, intent(in) :: n
    type(pair(n)) :: x
    x%a%v = n
    if (n > 1) call rec(n-1)
    print *, n, x%a%v
  end subroutine
  subroutine opt(x, y)
    type(vec(4,*)), intent(in), optional :: x
    type(vec(4,:)), allocatable, intent(out) :: y
    if (present(x)) then
      allocate(y, source=x)
    else
      allocate(vec(4,1) :: y)
      y%v = -1
    end if
  end subroutine
  subroutine raw(a, n)
    integer, intent(in) :: n
    real, intent(inout) :: a(n)
    a = a * 2
  end subroutine
end module
program p
  use m
  implicit none
  type(vec(4,3)) :: a, b, c
  type(vec(4,:)), allocatable :: d, e
  type(vec(4,:)), allocatable :: f(:), g(:)
  type(vec) :: def
  type(pair(2)), allocatable :: r(:)
  type(holder) :: h, h2
  type(node(2)), target :: n1, n2
  type(node(2)), pointer :: np
  character(4) :: str
  namelist /nl/ c
  a%v = [1.,2.,3.]
  b%v = 10
  c = a + b
  print *, c%v, def%n, def%k
  r = many(2, 3)
  print *, r(1)%a%v, r(3)%b%v, size(r), r%n
  call blocky(3)
  call rec(3)
  call opt(a, d)
  print *, d%n, d%v
  call opt(y=d)
  print *, d%n, d%v
  d = c
  print *, d%n, d%v
  allocate(e, mold=d)
  print *, e%n, size(e%v)
  deallocate(e)
  call move_alloc(d, e)
  print *, allocated(d), e%v
  allocate(vec(4,2) :: f(3))
  f(1)%v = 1; f(2)%v = 2; f(3)%v = 3
  g = f
  f(2)%v = 0
  print *, g%n, g(2)%v, size(g)
  g = f(2:3)
  print *, g(1)%v, g(2)%v, size(g)
  deallocate(g)
  allocate(g(2), source=f(1:2))
  print *, g(1)%v, g(2)%n
  allocate(vec(4,2) :: h%p)
  h%p%v = 5
  allocate(vec(4,1) :: h%q(2))
  h%q(1)%v = 6; h%q(2)%v = 7
  h2 = h
  h%p%v = 0
  print *, h2%p%n, h2%p%v, h2%q(1)%v, h2%q(2)%v
  n1%key = [1,2]; n2%key = [3,4]
  n1%next => n2
  np => n1
  do while (associated(np))
    print *, np%key, np%n
    np => np%next
  end do
  call raw(a%v, a%n)
  call raw(a%v(2:3), 2)
  print *, a%v
  f = [vec(4,2)([1.,2.]), vec(4,2)([3.,4.])]
  print *, size(f), f(1)%v, f(2)%v
  c = vec(4,3)(v=0.25)
  write(*, nml=nl)
  print *, c
  read(*, *) c
  print *, c%v
  read(*, nml=nl)
  print *, c%v
  r = [pair(2)(vec(4,2)(1.), vec(4,2)(2.))]
  print *, size(r), r(1)%a%v, r(1)%b%v
  print *, finals > 0
end program
