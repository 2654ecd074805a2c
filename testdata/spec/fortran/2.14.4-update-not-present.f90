! 2.14.4: update of what is not present is an error without if_present.
! error: not present
program p
  integer :: a
  a = 1
  !$acc update device(a) if_present
  call f(a)
contains
  subroutine f(b)
    integer :: b
    !$acc update device(b)
  end subroutine
end program
