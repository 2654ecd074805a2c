! Separate module procedures in all their forms (Fortran 2018 §15.6.2.5).
module shapes
  implicit none
  type t
    integer :: n
  end type
  interface
    module function area(a, b) result(r)
      real, intent(in) :: a, b
      real :: r
    end function
    module subroutine show(x)
      type(t), intent(in) :: x
    end subroutine
    module function vec(n) result(v)
      integer, intent(in) :: n
      real :: v(n)
    end function
    module recursive function fac(n) result(k)
      integer, intent(in) :: n
      integer :: k
    end function
    module integer function plain(n)
      integer, intent(in) :: n
    end function
    pure module function chr(c) result(d)
      character(*), intent(in) :: c
      character(len(c)) :: d
    end function
  end interface
end module
submodule (shapes) impl
  implicit none
  integer :: hidden = 7
  interface
    module subroutine inner(i)
      integer, intent(inout) :: i
    end subroutine
  end interface
contains
  module procedure area
    r = a*b
  end procedure
  module subroutine show(x)
    type(t), intent(in) :: x
    integer :: k
    k = hidden
    call inner(k)
    call helper(x%n)
    print *, 'show', x%n, k
  end subroutine
  module function vec(n) result(v)
    integer, intent(in) :: n
    real :: v(n)
    integer :: i
    v = [(real(i), i=1,n)]
  end function
  module procedure fac
    k = 1
    if (n > 1) k = n*fac(n-1)
  end procedure
  module procedure plain
    plain = n + hidden
  end procedure
  module procedure chr
    integer :: i
    do i = 1, len(c)
      d(i:i) = achar(iachar(c(i:i))-32)
    end do
  end procedure
  subroutine helper(n)
    integer, intent(in) :: n
    print *, 'helper', n
  end subroutine
end submodule
submodule (shapes:impl) deep
contains
  module procedure inner
    i = i + hidden
    call helper(i)
  end procedure
end submodule
program p
  use shapes
  implicit none
  print *, area(2.0, 3.0), vec(3), fac(5), plain(1), chr('abc')
  call show(t(4))
end program
