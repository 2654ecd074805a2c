! Types with length parameters: variables that live as long as the program, of which gfortran has little.
module m
  implicit none
  type :: vec(k, n)
    integer, kind :: k = 4
    integer, len :: n = 3
    integer :: id = 4
    real(k) :: v(0:n)
    character(n) :: s(2)
  end type
  type, extends(vec) :: sub(l)
    integer, len :: l
    type(vec(8,l)) :: w(2)
    character(n+l), allocatable :: names(:)
  end type
  type(vec(4,2)) :: g
  type(vec(4,3)), target :: ga(2)
  type(vec(8,1)) :: init = vec(8,1)(id=3, v=[1.5d0,2.5d0], s=['a','b'])
  type(sub(4,2,1)), save :: h
  type(vec(4,:)), allocatable :: al
contains
  subroutine count()
    type(vec(4,2)), save :: c
    c%v(1) = c%v(1) + 1
    print *, c%v(1), c%id, c%n
  end subroutine
  subroutine assign(x)
    type(vec(4,*)), intent(inout) :: x(:)
    x(1) = x(2)
  end subroutine
  subroutine out(x)
    type(vec(4,*)), intent(out) :: x
    print *, x%n, x%id, size(x%v)
    x%v = -1
  end subroutine
end module
program p
  use m
  implicit none
  real, pointer :: q(:)
  call count; call count; call count
  g%v = [1,2,3]
  g%s = ['ab','cd']
  print *, g%v, g%s, g%n, g%id
  ga(1)%v = 1; ga(2)%v = 2
  ga(2)%s = 'xyz'
  q => ga(1)%v
  call assign(ga)
  print *, q, lbound(ga(1)%v), ga(1)%s
  call out(ga(1))
  print *, q
  print *, init%v, init%id, init%s, init%n
  h%w(1)%v = 1; h%w(2)%v = 2; h%v = 3
  print *, h%n, h%l, h%w(1)%v, h%w(2)%v, h%v, h%w(2)%n, h%w%n
  allocate(h%names(2))
  h%names = ['abcd', 'ef  ']
  print *, h%names, len(h%names)
  deallocate(h%names)
  h%names = ['abcd', 'ef  ']
  print *, h%names, len(h%names)
  al = vec(4,1)(1, [2.,3.], 'x')
  print *, al%v, al%n, al%s
  g = vec(4,2)(7, 0., 'zz')
  print *, g%v, g%id
end program
