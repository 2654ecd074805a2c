module m
  type t
    integer :: k
  end type
  interface
    module function f(x, n) result(r)
      integer, intent(in) :: n
      character(*), intent(in) :: x
      character(len(x)*n) :: r
    end function
    module subroutine p(o, cb, al)
      class(t), intent(inout) :: o
      interface
        integer function cb(i)
          integer, intent(in) :: i
        end function
      end interface
      integer, allocatable, intent(inout) :: al(:)
    end subroutine
    integer module function g(i)
      integer, intent(in) :: i
    end function
  end interface
end module
submodule (m) n
contains
  module procedure f
    call go
  contains
    subroutine go
      integer :: k
      do k = 1, n
        r((k-1)*len(x)+1:k*len(x)) = x
      end do
    end subroutine
  end procedure
  module subroutine p(o, cb, al)
      class(t), intent(inout) :: o
      interface
        integer function cb(i)
          integer, intent(in) :: i
        end function
      end interface
      integer, allocatable, intent(inout) :: al(:)
    call inner
  contains
    subroutine inner
      o%k = cb(o%k)
      al = [1, 2, cb(5)]
    end subroutine
  end subroutine
  module procedure g
    call set
  contains
    subroutine set
      g = i + 10
    end subroutine
  end procedure
end submodule
program q
  use m
  integer, allocatable :: z(:)
  type(t) :: o = t(3)
  print *, f('ab', 3)
  call p(o, g, z)
  print *, o%k, z, g(1)
end
