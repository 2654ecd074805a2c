! want not yet handled: input and output of a polymorphic item whose declared type has no procedure write(formatted)
subroutine s(x)
  type t
    integer :: i
  end type
  class(t) :: x
  print *, x
end subroutine
