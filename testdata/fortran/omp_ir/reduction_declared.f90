! Reductions that the program declares.
module m
  type t
    integer :: a
    real :: b
  end type
contains
  subroutine init(x, y)
    type(t) :: x, y
    x = y
  end subroutine
  subroutine csub(x, y)
    type(t) :: x, y
    x%a = x%a + y%a
  end subroutine
  function fcomb(x, y) result(z)
    type(t) :: x, y, z
    z%a = x%a + y%a
    z%b = y%b
  end function
end module
subroutine s3
  use m
  implicit none
  !$omp declare reduction(sub : t : csub(omp_out, omp_in)) initializer(init(omp_priv, omp_orig))
  type(t) :: v
  !$omp parallel reduction(sub: v)
  v%a = 1
  !$omp end parallel
end subroutine

subroutine scalars
  implicit none
  !$omp declare reduction(largest : integer : omp_out = max(omp_out, omp_in)) initializer(omp_priv = 0)
  integer :: i
  !$omp parallel reduction(largest : i)
  i = 1
  !$omp end parallel
end subroutine
