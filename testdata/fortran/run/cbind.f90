module c_api
  use iso_c_binding
  implicit none
  interface
    function c_abs(x) bind(c, name='abs')
      import :: c_int
      integer(c_int), value :: x
      integer(c_int) :: c_abs
    end function
    function c_sqrt(x) bind(c, name='sqrt')
      import :: c_double
      real(c_double), value :: x
      real(c_double) :: c_sqrt
    end function
    function strlen(s) bind(c)
      import :: c_char, c_size_t
      character(kind=c_char), intent(in) :: s(*)
      integer(c_size_t) :: strlen
    end function
  end interface
  type, bind(c) :: pair
    integer(c_int) :: a
    real(c_double) :: b
  end type
contains
  subroutine twice(x, n) bind(c, name='twice_it')
    integer(c_int), value :: n
    real(c_double), intent(inout) :: x(n)
    x = x * 2
  end subroutine
end module
program cbind
  use c_api
  use iso_fortran_env, only: int64, real64, output_unit
  implicit none
  real(c_double), target :: v(3) = [1d0, 2d0, 3d0]
  real(c_double), pointer :: p(:)
  type(c_ptr) :: cp
  type(pair) :: q
  integer(int64) :: big
  print *, c_abs(-5), c_sqrt(2d0), strlen('hello' // c_null_char)
  call twice(v, 3)
  print *, v
  cp = c_loc(v)
  call c_f_pointer(cp, p, [3])
  p(2) = 50
  print *, v, c_associated(cp)
  q = pair(3, 2.5d0)
  print *, q%a, q%b
  big = 2_int64**40
  write(output_unit, *) big, real(big, real64)
end program
