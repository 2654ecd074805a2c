! want not yet handled: labels for a procedure whose interface is not known
subroutine s(x)
  integer :: x
  external :: t
  call t(x, *10)
10 x = 1
end subroutine
