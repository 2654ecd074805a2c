! A generic name without arguments is its specific procedure of the same name.
module m
 implicit none
 interface rd
  module procedure rd
  module procedure rd2
 end interface
 abstract interface
  subroutine ri(n)
   integer, intent(in) :: n
  end subroutine
 end interface
contains
 subroutine rd(n)
  integer, intent(in) :: n
  print *, 'rd', n
 end subroutine
 subroutine rd2(x)
  real, intent(in) :: x
  print *, 'rd2', x
 end subroutine
end module
program p
 use m, only: rd, ri
 implicit none
 procedure(ri), pointer :: q
 procedure(ri), pointer :: q0 => rd
 procedure(rd), pointer :: q3
 q => rd
 call q(4)
 call q0(5)
 q3 => rd
 call q3(7)
 call ap(rd)
 print *, associated(q, rd)
contains
 subroutine ap(f)
  procedure(ri) :: f
  call f(6)
 end subroutine
end program
