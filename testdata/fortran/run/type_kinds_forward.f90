module m
  implicit none
  type :: holder
    type(later(8)), pointer :: p => null()
    type(later(4)), allocatable :: a
  end type
  type :: later(k)
    integer, kind :: k
    real(k) :: v = 3
    type(holder), pointer :: up => null()
    procedure(go), pointer, nopass :: f => null()
  end type
  interface
    module subroutine show(x)
      type(later(8)), intent(in) :: x
    end subroutine
  end interface
  interface later
    procedure make
  end interface
  abstract interface
    subroutine go(x)
      import :: later
      type(later(4)) :: x
    end subroutine
  end interface
contains
  type(later(8)) function make(text)
    character(*), intent(in) :: text
    make%v = len(text)
  end function
  subroutine twice(x)
    type(later(4)) :: x
    x%v = x%v * 2
  end subroutine
end module
submodule (m) sub
contains
  module procedure show
    print *, 'show', x%v, x%k
  end procedure
end submodule
program p
  use m
  implicit none
  type(holder) :: h
  type(later(8)), target :: t
  type(later(4)) :: u
  integer, parameter :: ks(2) = [4, 8]
  type(later(ks(2))) :: w
  call show(t)
  h%p => t
  allocate (h%a)
  print *, h%p%v, kind(h%p%v), h%a%v, kind(h%a%v)
  t = later('hello')
  call show(t)
  u%f => twice
  call u%f(u)
  print *, u%v
  w = later(8)(4d0)
  associate (z => w)
    print *, z%v, z%k
  end associate
  call by(w)
contains
  subroutine by(x)
    class(later(8)), intent(inout) :: x
    real(x%k) :: y
    !$acc data copy(x%v)
    !$acc parallel present(x%v)
    x%v = x%v + 1
    !$acc end parallel
    !$acc end data
    y = x%v
    print *, y, kind(y)
  end subroutine
end program
