module nm
  implicit none
  type :: inner
    integer :: id = -1
    real, allocatable :: data(:)
    character(:), allocatable :: label
  end type
  type :: outer
    type(inner) :: fixed(2)
    type(inner), allocatable :: parts(:)
    type(outer), pointer :: next => null()
    procedure(op), pointer, nopass :: f => null()
    integer :: grid(0:1, -1:1) = 0
  end type
  abstract interface
    integer function op(x)
      integer, intent(in) :: x
    end function
  end interface
  type(outer), save, target :: root
contains
  integer function double(x)
    integer, intent(in) :: x
    double = 2 * x
  end function
  function make(n) result(o)
    integer, intent(in) :: n
    type(outer) :: o
    integer :: i
    allocate(o%parts(n))
    do i = 1, n
      o%parts(i)%id = i
      allocate(o%parts(i)%data(i), source=real(i))
      o%parts(i)%label = repeat('x', i)
    end do
    o%f => double
    o%grid(1, -1) = 5
  end function
  subroutine modify(p)
    type(inner), intent(inout) :: p(:)
    p(1)%data = [9., 8.]
    p%id = p%id * 10
  end subroutine
  subroutine reset(o)
    type(outer), intent(out) :: o
    o%fixed(1)%id = 77
  end subroutine
end module
program nested
  use nm
  implicit none
  type(outer), target :: a, b
  type(outer), allocatable :: list(:)
  type(inner) :: x, y
  integer :: i
  a = make(3)
  print *, size(a%parts), a%parts%id, a%parts(3)%data, a%parts(3)%label, a%f(21)
  b = a
  b%parts(2)%data(1) = 100
  b%parts(1)%label = 'changed'
  print *, a%parts(2)%data, b%parts(2)%data, a%parts(1)%label, b%parts(1)%label
  call modify(a%parts(2:3))
  print *, a%parts%id, a%parts(2)%data
  root%next => a
  root%next%next => b
  print *, root%next%next%parts(3)%id, associated(root%next%next%next)
  print *, a%grid, lbound(a%grid), a%grid(1, -1)
  x = inner(3, [1., 2.], 'lab')
  y = x
  y%data(2) = 7
  x%label = y%label // y%label
  print *, x%id, x%data, x%label, y%data, y%label
  allocate(list(2))
  list(1) = a
  list(2)%fixed(2)%id = 4
  print *, list(1)%parts(3)%id, list%fixed(2)%id, list(2)%fixed(1)%id, allocated(list(2)%parts)
  list = [list, b]
  print *, size(list), list(3)%parts(1)%label
  call reset(a)
  print *, a%fixed%id, allocated(a%parts), associated(a%f)
  do i = 1, 3
    block
      type(inner) :: tmp
      real, allocatable :: z(:)
      allocate(z(i))
      z = i
      tmp%data = z
      print *, tmp%id, sum(tmp%data), size(z)
    end block
  end do
  deallocate(list)
  print *, allocated(list)
end program
