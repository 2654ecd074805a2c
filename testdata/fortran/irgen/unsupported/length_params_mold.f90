! want not yet handled: mold= of a polymorphic object with length parameters
program p
  type :: v(n)
    integer, len :: n
    real :: a(n)
  end type
  class(v(:)), allocatable :: x, y
  allocate(v(3) :: x)
  allocate(y, mold=x)
end program
