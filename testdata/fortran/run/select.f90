program sel
  implicit none
  type :: base
    integer :: a = 1
  end type
  type, extends(base) :: child
    integer :: b = 2
  end type
  type, extends(child) :: grand
    integer :: c = 3
  end type
  type(base) :: x
  type(child) :: y
  type(grand) :: z
  integer :: i
  real :: r(2)
  call what(x)
  call what(y)
  call what(z)
  i = 5
  r = [1.5, 2.5]
  call any(i)
  call any(r(1))
  call any('text')
  call any(z)
  call arr([1, 2, 3])
  z%child%a = 10
  print *, z%a, z%b, z%child%base%a
contains
  subroutine what(o)
    class(base), intent(in) :: o
    select type (o)
    class is (child)
      print *, 'child', o%a, o%b
    type is (base)
      print *, 'base', o%a
    type is (grand)
      print *, 'grand', o%c
    end select
  end subroutine
  subroutine any(o)
    class(*), intent(in) :: o
    select type (o)
    type is (integer)
      print *, 'integer', o
    type is (real)
      print *, 'real', o
    type is (character(*))
      print *, 'char ', o, len(o)
    class default
      print *, 'other'
    end select
  end subroutine
  subroutine arr(o)
    class(*), intent(in) :: o(:)
    select type (o)
    type is (integer)
      print *, sum(o), size(o)
    end select
  end subroutine
end program
