! want not yet handled: entry
subroutine s(x)
  integer :: x
  x = 1
  return
entry t(x)
  x = 2
end subroutine
