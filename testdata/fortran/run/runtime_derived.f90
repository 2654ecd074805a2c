module shapes
  implicit none
  type base
    integer :: id = 1
    real, allocatable :: v(:)
  end type
  type, extends(base) :: ext
    character(:), allocatable :: name
    type(base), allocatable :: kids(:)
    integer, pointer :: link => null()
  contains
    final :: done
  end type
  type list
    integer :: k
    type(list), allocatable :: next
  end type
  type holder
    class(base), allocatable :: c
    class(*), allocatable :: any
  end type
  integer :: finals = 0
contains
  subroutine done(x)
    type(ext), intent(inout) :: x
    finals = finals + 1
  end subroutine
  subroutine inner
    type(ext) :: a, b
    a%id = 5
    a%v = [1., 2., 3.]
    a%name = 'first'
    allocate(a%kids(2))
    a%kids(2)%v = [9.]
    b = a
    b%v(1) = 100
    b%kids(2)%v(1) = -9
    print *, a%v, b%v, a%kids(2)%v, b%kids(2)%v, b%name, b%id, a%kids(1)%id, allocated(b%kids(1)%v)
    deallocate(a%kids)
    print *, allocated(a%kids), allocated(b%kids), associated(b%link)
  end subroutine
  subroutine show(x)
    class(base), intent(in) :: x
    select type (x)
    type is (base)
      print *, 'base', x%id
    class is (ext)
      print *, 'ext', x%id, x%name
    end select
  end subroutine
  subroutine anything(x)
    class(*), intent(in) :: x
    select type (x)
    type is (integer)
      print *, 'integer', x
    type is (real(8))
      print *, 'real8', x
    type is (character(*))
      print *, 'char', len(x), x
    class is (base)
      print *, 'base', x%id
    class default
      print *, 'other'
    end select
  end subroutine
end module
program derived
  use shapes
  implicit none
  type(base), allocatable :: arr(:), brr(:)
  class(base), allocatable :: p, q
  class(base), pointer :: r
  type(list) :: head, copy
  type(holder) :: h, g
  type(base) :: s(3), t(3)
  integer :: i, st
  character(40) :: msg
  real, allocatable :: x(:), y(:,:), z(:)
  call inner

  allocate(arr(2:4))
  do i = 2, 4
    arr(i)%id = i*10
    arr(i)%v = [real(i), real(-i)]
  end do
  brr = arr
  brr(3)%v = 0
  print *, lbound(brr), arr(3)%v, brr(3)%v, brr%id
  arr = arr(4:2:-1)
  print *, arr%id, lbound(arr), arr(2)%v
  allocate(p, source=arr(2))
  print *, p%id, p%v, same_type_as(p, arr(2))
  allocate(ext :: q)
  q%id = 77
  select type (q)
  type is (ext)
    q%name = 'dynamic'
  end select
  call show(p); call show(q)
  call move_alloc(q, p)
  call show(p)
  print *, allocated(q)
  q = p
  q%id = 78
  call show(p); call show(q)
  deallocate(p)

  head%k = 1
  allocate(head%next)
  head%next%k = 2
  allocate(head%next%next)
  head%next%next%k = 3
  copy = head
  copy%next%next%k = 30
  print *, copy%next%next%k, allocated(copy%next%next%next)
  allocate(h%c, source=base(5, [1., 2.]))
  allocate(h%any, source=3.5d0)
  g = h
  call show(g%c)
  call anything(g%any)
  call anything(5); call anything('text'); call anything(s(1))
  s%id = [1, 2, 3]
  t = s
  t(2) = base(9, [7.])
  s = t
  print *, s%id, s(2)%v, allocated(s(1)%v)
  allocate(x(3), stat=st, errmsg=msg); print *, st
  allocate(x(4), stat=st, errmsg=msg); print *, st, trim(msg)
  x = [1., 2., 3., 4., 5.]
  print *, size(x), x
  x = x(5:1:-2)
  print *, size(x), x
  y = reshape([1., 2., 3., 4.], [2, 2])
  y = transpose(y)
  print *, y, shape(y)
  z = pack(y, y > 1)
  print *, z
  deallocate(x, stat=st); print *, st
  deallocate(x, stat=st, errmsg=msg); print *, st, trim(msg)
  allocate(r, source=s(2))
  print *, r%id, r%v
  deallocate(r)
  allocate(z(2), source=[5., 6.], stat=st); print *, st
  deallocate(z); allocate(z, source=[5., 6.]); print *, z
  deallocate(z); allocate(z(-1:1), source=8.); print *, z, lbound(z)

end program
