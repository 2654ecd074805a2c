! want not yet handled: the component 'a' of an array
program p
  type :: v(n)
    integer, len :: n
    real :: a(n)
  end type
  type(v(3)) :: x(2)
  print *, x%a(1)
end program
