program procs
  use iso_c_binding
  implicit none
  abstract interface
    integer function op(x)
      integer, intent(in) :: x
    end function
  end interface
  type t
    procedure(op), pointer, nopass :: f => null()
  end type
  procedure(op), pointer :: p, q
  type(t) :: a
  type(c_funptr) :: c
  nullify(p)
  print *, associated(p), associated(a%f)
  p => twice
  a%f => thrice
  print *, associated(p), associated(p, twice), associated(p, thrice), associated(a%f), associated(a%f, p), p(4), a%f(4)
  c = c_funloc(twice)
  print *, c_associated(c), c_associated(c_null_funptr)
  call c_f_procpointer(c, q)
  print *, q(21), associated(p, q)
contains
  integer function twice(x)
    integer, intent(in) :: x
    twice = 2*x
  end function
  integer function thrice(x)
    integer, intent(in) :: x
    thrice = 3*x
  end function
end program
