! Pointers whose bounds are given, also of targets with gaps.
program p
  implicit none
  real, target :: a(12), b(3,4)
  real, pointer :: q(:), r(:,:), s(:), u(:,:)
  integer :: i
  type node
    integer :: v
    type(node), pointer :: next => null()
  end type
  type(node), pointer :: head, cur
  a = [(real(i), i=1,12)]
  r(1:3,1:4) => a
  print *, r(2,3), shape(r), lbound(r), ubound(r)
  r(0:,5:) => r
  print *, lbound(r), ubound(r), r(0,5)
  q(1:6) => a(2:12:2)
  print *, q
  q(-1:) => a(12:1:-3)
  print *, lbound(q), ubound(q), q, q(-1)
  u(2:3, 1:2) => a(1:12:3)
  print *, u, u(3,2)
  s => r(1,:)
  print *, s, lbound(s), is_contiguous(s)
  s = s * 2
  print *, a
  b = reshape(a, [3,4])
  s => b(2,:)
  s(2:3) = 0
  print *, b
  print *, associated(s, b(2,:)), associated(s, b(1,:)), associated(s)
  nullify(s)
  print *, associated(s)
  allocate(s(0:3), source=[1.,2.,3.,4.])
  print *, lbound(s), s
  q => s
  print *, associated(q,s), lbound(q)
  deallocate(s)
  head => null()
  do i = 1, 4
    allocate(cur)
    cur%v = i
    cur%next => head
    head => cur
  end do
  do while (associated(head))
    print *, head%v
    cur => head
    head => head%next
    deallocate(cur)
  end do
  u => b(3:1:-2, 4:1:-3)
  print *, u, shape(u), lbound(u), ubound(u)
  q => a(::2)
  u(1:2, 0:2) => q
  print *, u, lbound(u), ubound(u)
  u(1:2, 1:2) => a(3:12:3)
  print *, u
  u(1:2, 1:2) => b(2, :)
  u = -u
  print *, b
  s(0:3) => q(6:1:-1)
  print *, s, s(0)
  q => a
  q(5:8) => q(3:6)
  print *, q, lbound(q)
end program
