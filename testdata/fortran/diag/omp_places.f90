! Where directives of OpenMP can be.
!---
module m
  integer :: i
  !$omp taskwait ! want ACC0220 "taskwait outside of executable parts"
end module
!---
subroutine late_declaration(x)
  integer :: x
  x = 1
  !$omp declare target ! want ACC0220 "declare target after executable statements"
end subroutine
!---
subroutine in_block(x)
  integer :: x
  if (x > 0) then
    !$omp declare target ! want ACC0220 "declare target belongs to the specification part of a program unit"
  end if
end subroutine
!---
!$omp declare target ! place: 22 ! want ACC0220 "declare target outside of program units"
subroutine before ! place: 21
end subroutine ! place: 21
!---
module types
  type t
    !$omp taskwait ! want ACC0220 "taskwait in a type definition"
    integer :: i
  end type
end module
!---
module after_contains
contains
  !$omp taskwait ! want ACC0220 "taskwait outside of executable parts"
  subroutine s
  end subroutine
end module
!---
subroutine in_statement(x)
  integer :: x
  x = 1 + &
  !$omp taskwait ! place: 43 ! want ACC0201 "directive inside of a continued statement"
    2 ! place: 42
end subroutine
