! Generic bindings of an abstract type call what the types that extend it bind.
module m
 implicit none
 type, abstract :: base
 contains
  generic :: extract => ei, er
  procedure(ai), deferred :: ei
  procedure(ar), deferred :: er
  generic :: operator(+) => plus
  procedure(ap), deferred :: plus
  generic :: assignment(=) => asg
  procedure(aa), deferred :: asg
  procedure :: twice => twice_base
 end type
 abstract interface
  subroutine ai(self, n)
   import base
   class(base), intent(in) :: self
   integer, intent(in) :: n
  end subroutine
  subroutine ar(self, n)
   import base
   class(base), intent(in) :: self
   real, intent(in) :: n
  end subroutine
  integer function ap(self, n)
   import base
   class(base), intent(in) :: self
   integer, intent(in) :: n
  end function
  subroutine aa(self, n)
   import base
   class(base), intent(inout) :: self
   integer, intent(in) :: n
  end subroutine
 end interface
 type, extends(base) :: child
  integer :: k = 10
 contains
  procedure :: ei => child_i
  procedure :: er => child_r
  procedure :: plus => child_plus
  procedure :: asg => child_asg
 end type
 type, extends(child) :: grand
 contains
  procedure :: ei => grand_i
  generic :: extract => grand_c
  procedure :: grand_c
  generic :: operator(+) => grand_plus
  procedure, private :: grand_plus
 end type
contains
 subroutine grand_c(self, n)
  class(grand), intent(in) :: self
  character(*), intent(in) :: n
  print *, 'grand_c', n
 end subroutine
 integer function grand_plus(self, n)
  class(grand), intent(in) :: self
  real, intent(in) :: n
  grand_plus = self%k - int(n)
 end function
 subroutine twice_base(self)
  class(base), intent(in) :: self
  call self%extract(1)
  call self%extract(1.5)
 end subroutine
 subroutine child_i(self, n)
  class(child), intent(in) :: self
  integer, intent(in) :: n
  print *, 'child_i', n
 end subroutine
 subroutine grand_i(self, n)
  class(grand), intent(in) :: self
  integer, intent(in) :: n
  print *, 'grand_i', n
 end subroutine
 subroutine child_r(self, n)
  class(child), intent(in) :: self
  real, intent(in) :: n
  print *, 'child_r', n
 end subroutine
 integer function child_plus(self, n)
  class(child), intent(in) :: self
  integer, intent(in) :: n
  child_plus = self%k + n
 end function
 subroutine child_asg(self, n)
  class(child), intent(inout) :: self
  integer, intent(in) :: n
  self%k = n
 end subroutine
end module
program p
 use m
 implicit none
 type(child) :: c
 type(grand) :: g
 class(base), allocatable :: b
 call c%extract(2)
 call c%extract(2.5)
 call g%extract(3)
 call g%extract('text')
 call g%extract(4.5)
 print *, g + 2.0, g + 2
 call g%twice()
 call c%twice()
 print *, c + 5
 c = 7
 print *, c%k, c + 1
 g = 9
 print *, g%k, g + 1
 allocate(grand :: b)
 call b%extract(4)
 b = 3
 print *, b + 4
end program
