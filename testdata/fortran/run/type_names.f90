! Types of one name in two modules.
module a
  type :: base
    integer :: x
  end type
  type, extends(base) :: t
    integer :: i = 1
  end type
end module
module b
  use a, only: base
  type, extends(base) :: t
    integer :: j = 2
  end type
end module
program p
  use a, only: base, ta => t
  use b, only: tb => t
  class(base), allocatable :: x
  allocate(tb :: x)
  select type (x)
  class is (ta)
    print *, 'a'
  class is (tb)
    print *, 'b'
  end select
  print *, same_type_as(x, ta(1)), same_type_as(x, tb(1))
end program
