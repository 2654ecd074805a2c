program pointers
  implicit none
  real, target :: a(10), m(4, 4)
  real, pointer :: p(:), q(:,:), s, flat(:)
  integer, pointer :: ip
  integer, target :: i
  integer :: k, st
  character(60) :: msg
  real, allocatable :: x(:), y(:)
  a = [(real(k), k = 1, 10)]
  p => a(2:8:2)
  print *, p, size(p)
  p = p * 10
  print *, a
  p(0:) => a(1:3)
  print *, lbound(p), ubound(p), p(0)
  m = 0
  q => m(2:3, 2:3)
  q = 5
  print *, m
  flat(1:16) => m
  flat(1) = -1
  print *, m(1, 1), sum(flat)
  s => m(2, 2)
  s = 42
  print *, q(1, 1), associated(s), associated(s, m(2,2))
  allocate(ip)
  ip = 3
  i = ip
  deallocate(ip)
  ip => i
  ip = ip + 1
  print *, i, associated(ip, i)
  nullify(s)
  print *, associated(s)
  allocate(p(3), stat=st)
  print *, st
  p = 1
  call takes(p)
  print *, p
  deallocate(p)
  allocate(x(2))
  allocate(x(3), stat=st, errmsg=msg)
  print *, st > 0, trim(msg)
  deallocate(x)
  deallocate(x, stat=st)
  print *, st > 0
  allocate(x(3), source=[1., 2., 3.])
  allocate(y, mold=x)
  y = x * 2
  print *, y
  call move_alloc(y, x)
  print *, x, allocated(y)
contains
  subroutine takes(v)
    real, pointer, intent(inout) :: v(:)
    v(2) = 77
  end subroutine
end program
