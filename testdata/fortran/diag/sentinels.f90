! Sentinels, continuation and places of directives in free form.
!---
subroutine s(a)
  real :: a(4)
  !acc wait ! want ACC0206 "this is a comment, not a directive"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$ acc wait ! want ACC0206 "this is a comment, not a directive"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  ! $acc wait ! want ACC0206 "this is a comment, not a directive"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$accwait ! want ACC0206 "this is a comment, not a directive"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$acc ! spec: §2.1 ! want ACC1002 "expected the name of a directive"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$acc ! spec: §2.1 ! want ACC1002 "expected the name of a directive"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$acc foo ! want ACC1001 "unknown directive 'foo'"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$acc wai ! want ACC1001 "unknown directive 'wai'"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$acc parallelloop ! want ACC1001 "unknown directive 'parallelloop'"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$acc end ! want ACC1001 "unknown directive 'end'"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$acc end foo ! want ACC1001 "unknown directive 'end foo'"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$acc wait & ! want ACC0201 "nothing follows this continuation"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$acc wait & ! more ! want ACC0201 "nothing follows this continuation"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$acc & wait ! want ACC1002 "expected the name of a directive, found '&'"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$acc wait ! a comment
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$acc wait !$acc wait
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$ac wait ! want ACC0206 "this is a comment, not a directive"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$acx wait ! want ACC0206 "this is a comment, not a directive"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$omp barrier ! want ACC1016 "this directive of OpenMP is ignored"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !acc: a comment
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  ! acc wait ! want ACC0206 "this is a comment, not a directive"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  ! the acc wait directive
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$ACC WAIT
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$Acc Wait
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$acc wait; ! want ACC1004 "expected a clause, found ';'"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$acc wait, async ! want ACC1004 "expected a clause, found ','"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$acc update host(a) async wait(1)
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$acc update host(a), async
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$acc update, host(a) ! spec: §2.1 ! want ACC1004 "expected a clause, found ','"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$acc (wait) ! want ACC1002 "expected the name of a directive, found '\\('"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$acc	wait
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$acc wait(1 ! want ACC1004 "expected '\\)' to close this parenthesis"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$acc enterdata copyin(a) ! spec: §2.6.6 ! want ACC1001 "unknown directive 'enterdata'"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$acc exitdata delete(a) ! spec: §2.6.6 ! want ACC1001 "unknown directive 'exitdata'"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$acc enter data ! want ACC2004 "enter data needs one of copyin, create, attach"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$acc exit data ! want ACC2004 "exit data needs one of copyout, delete, detach"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$acc update ! want ACC2004 "update needs one of self, host, device"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$acc host_data ! spec: §2.8 ! want ACC0221 "host_data has no end host_data" ACC2004 "host_data needs use_device"
  a(1) = 1
end subroutine ! place: of host_data
!---
subroutine s(a)
  real :: a(4)
  !$acc data ! spec: §2.6.5 ! want ACC0221 "data has no end data" ACC2004 "data needs one of copy, copyin, copyout, create, no_create, present, deviceptr, attach, default"
  a(1) = 1
end subroutine ! place: of the directive
!---
subroutine s(a)
  real :: a(4)
  !$acc set ! want ACC2004 "set needs one of default_async, device_num, device_type"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$acc #wait ! want ACC1002 "expected the name of a directive, found '#'"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$acc wait $ ! want ACC1003 "unknown clause '\\$'"
  a(1) = 1
end subroutine
!---
subroutine s(a)
  real :: a(4)
  !$acc é ! want ACC1002 "expected the name of a directive, found 'é'"
  a(1) = 1
end subroutine
!---
!$acc wait ! place: of the unit behind ! want ACC0211 "main program without its end"
subroutine s ! place: of the directive
end subroutine ! place: of the directive
!---
subroutine s
end subroutine
!$acc wait ! want ACC0211 "main program without its end"
!---
subroutine s
  !$acc wait
  integer :: i ! want ACC0211 "declaration after executable statements"
end subroutine
!---
module m
contains
  !$acc wait ! want ACC0220 "wait outside of executable parts"
  subroutine s
  end subroutine
end module
!---
program p
  type t
    !$acc wait ! want ACC0220 "wait in a type definition"
    integer :: i
  end type
end program
!---
program p
  integer :: i
  select case (i)
  !$acc wait ! place: of select
  case (1)
    i = 2
  end select
end program
!---
program p
  if (.true.) then
  !$acc wait
  end if
end program
!---
program p
  i = 1; !$acc wait
end program
!---
program p
  i = 1 !$acc wait
end program
!---
program p
  x = 1 + & ! place: of the directive
  !$acc wait ! place: of the statement ! want ACC0201 "directive inside of a continued statement"
    2
end program
!---
subroutine s
  !$acc wait &
  !$acc & async
end subroutine
!---
subroutine s
  !$acc wait &
  !$acc async
end subroutine
!---
subroutine s
  !$acc wait &

  !$acc & async
end subroutine
!---
subroutine s
  !$acc wait &
  ! comment
  !$acc & async
end subroutine
!---
subroutine s
  !$acc wait & ! want ACC0201 "nothing follows this continuation"
  x = 1
end subroutine
!---
subroutine s
  !$acc wait & ! want ACC0201 "nothing follows this continuation"
  !$omp & async
end subroutine
