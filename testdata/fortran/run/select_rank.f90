module m
 implicit none
contains
 subroutine s(a)
  real, intent(inout) :: a(..)
  print *, 'rank', rank(a), 'size', size(a), 'shape', shape(a)
  select rank (a)
  rank (0)
   print *, 'scalar', a
   a = a+1
  rank (1)
   print *, 'vector', a, lbound(a), ubound(a)
   a(1) = 99
  rank (2)
   print *, 'matrix', a(1,:), lbound(a), ubound(a)
  rank default
   print *, 'other', rank(a)
  end select
 end subroutine
 subroutine pass(a)
  real, intent(inout) :: a(..)
  call s(a)
 end subroutine
 subroutine star(a)
  integer :: a(..)
  select rank (q => a)
  rank (*)
    print *, 'assumed size', q(1), q(2)
  rank (1)
    print *, 'one', q
  rank default
    print *, 'def'
  end select
 end subroutine
 subroutine asz(a)
  integer :: a(*)
  call star(a)
 end subroutine
 subroutine al(a)
  integer, allocatable, intent(inout) :: a(..)
  select rank(a)
  rank(0)
   allocate(a); a = 5
  rank(1)
   allocate(a(3)); a = [1,2,3]
  rank(2)
   allocate(a(2,2)); a = 7
  end select
 end subroutine
 subroutine pt(a)
  integer, pointer, intent(inout) :: a(..)
  integer, target, save :: t(4) = [1,2,3,4]
  select rank(a)
  rank(1)
   a(0:) => t
  rank(2)
   a(1:2,1:2) => t
  end select
 end subroutine
end module
program p
 use m
 real :: x, v(3), mm(2,2), t(2,1,3)
 integer :: i4(3)
 integer, allocatable :: a0, a1(:), a2(:,:)
 integer, pointer :: p1(:), p2(:,:)
 x = 1; v = [1,2,3]; mm = reshape([1.,2.,3.,4.],[2,2]); t=0
 call s(x); call s(v); call s(mm); call s(t); call pass(mm); call pass(v(1:3:2)); call pass(x)
 print *, x, v
 i4 = [4,5,6]
 call asz(i4); call star(i4)
 call al(a0); call al(a1); call al(a2)
 print *, a0, a1, a2, shape(a2)
 call pt(p1); call pt(p2)
 print *, lbound(p1), p1, p2(:,2)
end program
