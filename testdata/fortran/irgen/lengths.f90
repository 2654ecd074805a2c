module lengths
  implicit none
  type :: vec(k, n)
    integer, kind :: k = 4
    integer, len :: n
    real(k) :: v(n)
    character(n) :: name
  end type
  type(vec(8,2)) :: fixed
contains
  subroutine make(n, x)
    integer, intent(in) :: n
    type(vec(8,*)), intent(inout) :: x
    type(vec(8,n)) :: local
    local%v = x%n
    x = local
    fixed%v(1) = x%v(n)
  end subroutine
  subroutine grow(x, n)
    type(vec(4,:)), allocatable, intent(inout) :: x
    integer, intent(in) :: n
    allocate(vec(4,n) :: x)
  end subroutine
end module
