! The dynamic type of mold.
module m
type a
 integer :: k = 4
end type
type, extends(a) :: b
 integer :: l = 7
end type
contains
subroutine s(x)
  class(a), intent(in) :: x
  class(a), allocatable :: y, z(:)
  class(a), pointer :: w, v(:)
  allocate(y, mold=x)
  allocate(w, mold=x)
  allocate(v(2), mold=x)
  allocate(z(3), mold=x)
  select type (y)
  type is (b)
    print *, y%k, y%l
  end select
  select type (w)
  type is (b)
    print *, w%k, w%l
  end select
  select type (v)
  type is (b)
    print *, v%k, v%l
  end select
  select type (z)
  type is (b)
    print *, z%k, z%l
  end select
end subroutine
end module
use m
call s(b(1,2))
end
