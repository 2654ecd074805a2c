! want not yet handled: select rank
subroutine s(x)
  integer :: x(..)
  select rank (x)
  rank (1)
    x = 1
  end select
end subroutine
