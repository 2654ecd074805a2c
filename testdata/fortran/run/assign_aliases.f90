! The right side of an assignment may be in memory that the variable owns, or be the variable: it is evaluated first (Fortran 2018
! §10.2.1.3).
module trees
  implicit none
  type :: rec
    integer, allocatable :: tag
    integer, allocatable :: list(:)
    character(:), allocatable :: name
  end type
  type :: node
    integer :: value = 0
    character(:), allocatable :: name
    integer, allocatable :: data(:)
    type(node), allocatable :: next
    type(node), allocatable :: kids(:)
  end type
  type, extends(node) :: leaf
    real, allocatable :: weight(:)
  end type
  type :: holder
    class(node), allocatable :: what
    type(rec) :: parts(2)
    integer, allocatable :: more(:)
  end type
contains
  recursive function chain(n) result(r)
    integer, intent(in) :: n
    type(node) :: r
    r%value = n
    r%name = repeat('n', n)
    r%data = [n, n + 1, n + 2]
    if (n < 4) then
      allocate(r%next)
      r%next = chain(n + 1)
      allocate(r%kids(2))
      r%kids(1) = chain(n + 2)
      r%kids(2) = chain(4)
    end if
  end function
  recursive subroutine show(r, depth)
    type(node), intent(in) :: r
    integer, intent(in) :: depth
    integer :: i
    print '(a,i0,1x,a,3(1x,i0))', repeat('  ', depth), r%value, r%name, r%data
    if (allocated(r%next)) call show(r%next, depth + 1)
    if (allocated(r%kids)) then
      do i = 1, size(r%kids)
        call show(r%kids(i), depth + 1)
      end do
    end if
  end subroutine
  subroutine copy(a, b)
    type(rec), intent(inout), target :: a, b
    type(rec), pointer :: p, q
    p => a; q => b
    p = q
  end subroutine
end module
program aliases
  use trees
  implicit none
  type(rec), target :: r
  type(rec), allocatable, target :: v(:)
  type(rec), pointer :: q
  type(node) :: a, b
  type(node), allocatable :: c
  type(node), allocatable :: many(:)
  type(holder) :: h
  integer :: i, j
  r = rec(5, [1, 2, 3], 'five')
  q => r
  r = q
  print *, r%tag, r%list, r%name
  r = r
  print *, r%tag, r%list, r%name
  call copy(r, r)
  print *, r%tag, r%list, r%name
  allocate(v(3))
  do i = 1, 3
    v(i) = rec(i, [(j, j = 1, i)], repeat('v', i))
  end do
  i = 2; j = 2
  v(i) = v(j)
  v(1:3) = v(3:1:-1)
  do i = 1, 3
    print *, v(i)%tag, v(i)%list, v(i)%name
  end do
  v(2:3) = v(1:2)
  v = v(1)
  do i = 1, 3
    print *, v(i)%tag, v(i)%list, v(i)%name
  end do
  v = [v(2), rec(9, [9], 'nine')]
  print *, size(v), v(2)%tag, v(2)%name, v(1)%list

  a = chain(1)
  a = a%next
  call show(a, 0)
  b = chain(1)
  b = b%kids(1)
  call show(b, 0)
  c = chain(1)
  c = c%kids(1)%next
  call show(c, 0)
  c = c
  call show(c, 0)
  a = chain(1)
  a%kids = a%kids(2:1:-1)
  call show(a, 0)
  a%kids(1:2) = a%kids(2)%kids
  call show(a, 0)
  a = chain(2)
  many = [a, a%next, a%kids]
  many = many(1)%kids
  print *, size(many), many(1)%name
  a = chain(1)
  a = node(7, a%next%name, a%data, a%next, a%kids(:1))
  call show(a, 0)

  allocate(leaf :: h%what)
  select type (w => h%what)
  type is (leaf)
    w%weight = [2.5, 3.5]
  end select
  allocate(h%what%next)
  h%what%next = chain(3)
  h%parts(1) = rec(1, [1, 1], 'one'); h%parts(2) = rec(2, [2, 2], 'two')
  h%more = [8, 9]
  h = h
  h%parts = h%parts(2:1:-1)
  h%parts(2) = h%parts(2)
  select type (w => h%what)
  type is (leaf)
    print *, 'leaf', w%weight
  end select
  print *, h%parts(1)%name, h%parts(2)%name, h%more
  h%what = h%what%next
  call show(h%what, 0)
end program
