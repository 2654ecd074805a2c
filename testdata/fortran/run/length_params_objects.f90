! Objects, components and procedures of types with length parameters, of which gfortran has little.
module m
  implicit none
  type :: base(n)
    integer, len :: n
    integer :: id = 1
    real :: a(0:n-1)
  contains
    procedure :: total
    procedure :: getn
  end type
  type, extends(base) :: child(m)
    integer, len :: m = 2
    integer :: b(n, m)
  end type
  type :: inner(l)
    integer, len :: l
    character(l) :: s
  end type
  type :: outer(c, l)
    integer, len :: c, l
    type(inner(l)) :: one
    type(inner(l*2)) :: many(c)
    type(inner(l)), allocatable :: more(:)
    character(l), allocatable :: words(:)
    real, allocatable :: free(:)
  end type
  type :: plain
    integer :: k = 5
    type(base(3)) :: b
    type(base(2)) :: arr(2)
  end type
contains
  real function total(this)
    class(base(*)), intent(in) :: this
    total = sum(this%a)
  end function
  integer function getn(this)
    class(base(*)), intent(in) :: this
    getn = this%n
  end function
  subroutine reset(x)
    type(base(*)), intent(out) :: x
    print *, x%n, x%id, size(x%a), lbound(x%a), ubound(x%a)
    x%a = 3
  end subroutine
  subroutine oshow(o)
    type(outer(*,*)), intent(in) :: o
    integer :: i
    print *, o%c, o%l, len(o%one%s), o%one%l, size(o%many), o%many(1)%l
    print *, '[', o%one%s, ']'
    do i = 1, o%c
      print *, '[', o%many(i)%s, ']'
    end do
    if (allocated(o%more)) print *, size(o%more), o%more(1)%l, '[', o%more(1)%s, ']'
    if (allocated(o%words)) print *, o%words, len(o%words)
  end subroutine
  subroutine assumed(x)
    type(base(*)), intent(in) :: x(:)
    integer :: i
    print *, x%n, size(x)
    do i = 1, size(x)
      print *, x(i)%a
    end do
  end subroutine
end module
program p
  use m
  implicit none
  type(base(4)) :: x
  type(child(3)) :: y
  type(outer(2,3)) :: o, q
  type(plain) :: pl, pl2
  type(base(2)) :: arr(3)
  class(base(:)), allocatable :: poly
  type(base(:)), pointer :: ptr
  type(base(4)), target :: tg
  real, pointer :: rp(:)
  integer :: i
  x%a = [1,2,3,4]
  print *, x%total(), x%getn(), lbound(x%a,1), ubound(x%a,1)
  x%id = 9
  call reset(x)
  print *, x%a, x%id
  y%a = 2; y%b = reshape([1,2,3,4,5,6],[3,2])
  print *, y%n, y%m, shape(y%b), y%total(), y%base%n
  print *, y%b
  o%one%s = 'abcdef'
  o%many(1)%s = 'abcdefgh'
  o%many(2)%s = 'xy'
  allocate(o%more(2))
  o%more(1)%s = 'moremore'
  allocate(o%words(2))
  o%words = ['hello','world']
  call oshow(o)
  q = o
  o%one%s = '-'; o%many(1)%s = '-'; o%more(1)%s = '-'; o%words(1) = '-'
  call oshow(q)
  pl%b%a = 7; pl%arr(2)%a = 8; pl%arr(1)%a = 6
  pl2 = pl
  pl%b%a = 0
  print *, pl2%b%a, pl2%arr(2)%a, pl2%arr(1)%a, pl2%k, pl2%b%n
  do i = 1, 3
    arr(i)%a = i
  end do
  call assumed(arr)
  call assumed(arr(3:1:-2))
  arr = arr(3:1:-1)
  call assumed(arr)
  allocate(child(2,4) :: poly)
  poly%a = 1
  print *, poly%total(), poly%n
  select type (poly)
  type is (child(*,*))
    poly%b = 5
    print *, poly%m, sum(poly%b)
  end select
  deallocate(poly)
  tg%a = [4,3,2,1]
  ptr => tg
  print *, ptr%n, ptr%a
  rp => tg%a
  x%a = 9
  tg = x
  print *, rp, ptr%a
  allocate(base(6) :: ptr)
  ptr%a = 0.5
  print *, ptr%n, ptr%total()
  deallocate(ptr)
  print *, x
  associate (z => x)
    print *, z%n
  end associate
end program
