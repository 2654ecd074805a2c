! want not yet handled: alternate return
subroutine s(x, *)
  integer :: x
  if (x > 0) return 1
end subroutine
