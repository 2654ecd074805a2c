! Instances of different types with equal kind parameters, for which gfortran fails.
module kinds
  type :: first(k)
    integer, kind :: k
    real(k) :: x
  end type
  type :: second(k)
    integer, kind :: k
    real(k) :: x
  end type
end module
program p
  use kinds
  class(*), allocatable :: y
  allocate(second(8) :: y)
  select type (y)
  class is (first(8))
    print *, 'first'
  class is (second(4))
    print *, 'second of kind 4'
  class is (second(8))
    print *, 'second'
  end select
end program
