! Inside of class is the selector stays polymorphic.
module m
  type :: shape
  contains
    procedure :: area => area_0
  end type
  type, extends(shape) :: circle
  contains
    procedure :: area => area_1
  end type
contains
  real function area_0(this)
    class(shape), intent(in) :: this
    area_0 = 0
  end function
  real function area_1(this)
    class(circle), intent(in) :: this
    area_1 = 1
  end function
end module
program p
  use m
  class(shape), allocatable :: s, v(:)
  allocate(circle :: s, v(2))
  call show(s)
  call show2(s)
  call show3(v)
contains
  subroutine show(x)
    class(*), intent(in) :: x
    select type (x)
    class is (shape)
      print *, 'shape', x%area()
      select type (y => x)
      class is (circle)
        print *, y%area()
      end select
    end select
  end subroutine
  subroutine show2(x)
    class(shape), intent(in) :: x
    select type (x)
    class default
      print *, 'default', x%area()
    end select
    select type (x)
    type is (circle)
      print *, x%area(), x%shape%area()
    end select
    associate (z => x)
      print *, z%area()
    end associate
  end subroutine
  subroutine show3(x)
    class(shape), intent(in) :: x(:)
    select type (x)
    class is (shape)
      print *, x(2)%area()
    end select
  end subroutine
end program
