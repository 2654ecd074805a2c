module e1
  implicit none
  interface operator(.plus.)
    module procedure addv
  end interface
  type :: list_t
    type(item_t), pointer :: first => null()
    integer :: n = 0
  contains
    procedure :: append
    procedure :: get
    final :: destroy
  end type
  type :: item_t
    real :: v
    type(item_t), pointer :: next => null()
  end type
contains
  function addv(a, b) result(c)
    real, intent(in) :: a(:), b(:)
    real :: c(size(a))
    c = a + b
  end function
  subroutine append(self, v)
    class(list_t), intent(inout) :: self
    real, intent(in) :: v
    type(item_t), pointer :: it, last
    allocate(it)
    it%v = v
    if (.not. associated(self%first)) then
      self%first => it
    else
      last => self%first
      do while (associated(last%next))
        last => last%next
      end do
      last%next => it
    end if
    self%n = self%n + 1
  end subroutine
  function get(self, i) result(p)
    class(list_t), intent(in) :: self
    integer, intent(in) :: i
    type(item_t), pointer :: p
    integer :: k
    p => self%first
    do k = 2, i
      p => p%next
    end do
  end function
  subroutine destroy(self)
    type(list_t), intent(inout) :: self
    type(item_t), pointer :: p, q
    p => self%first
    do while (associated(p))
      q => p%next
      deallocate(p)
      p => q
    end do
    nullify(self%first)
    print *, 'destroyed', self%n
  end subroutine
  subroutine use_list
    type(list_t) :: l
    type(item_t), pointer :: p
    integer :: i
    do i = 1, 4
      call l%append(i * 1.5)
    end do
    p => l%get(3)
    print *, p%v, l%n
    p%v = 100
    associate (q => l%first%next%next)
      print *, q%v
    end associate
  end subroutine
  function ptr_result(t) result(p)
    real, target, intent(inout) :: t(:)
    real, pointer :: p(:)
    p => t(::2)
  end function
  function multi(n, s) result(r)
    integer, intent(in) :: n
    character(*), intent(in) :: s
    character(len(s) + n) :: r(n)
    integer :: i
    do i = 1, n
      r(i) = s // repeat('*', i)
    end do
  end function
  subroutine work_arrays(n, m)
    integer, intent(in) :: n, m
    real :: a(n, m), b(0:n-1, -m:m)
    character(n) :: c(m)
    integer :: i
    a = 1
    b = 2
    c = 'ab'
    do i = 1, m
      c(i)(n:n) = achar(48 + i)
    end do
    print *, sum(a), sum(b), lbound(b), ubound(b), c
  end subroutine
  pure function outer(a, b) result(c)
    real, intent(in) :: a(:), b(:)
    real :: c(size(a), size(b))
    integer :: i, j
    do concurrent (i = 1:size(a), j = 1:size(b))
      c(i, j) = a(i) * b(j)
    end do
  end function
end module
program edge
  use e1
  implicit none
  real :: x(3), y(3)
  real, target :: t(6)
  real, pointer :: p(:)
  character(:), allocatable :: s(:)
  integer :: i
  real, allocatable :: z(:), m(:, :)
  logical :: ok
  integer(2) :: h
  x = [1, 2, 3]
  y = x .plus. x
  print *, y, (x .plus. y) * 2
  call use_list
  t = [(i * 1.0, i = 1, 6)]
  p => ptr_result(t)
  p = -p
  print *, t
  print *, multi(3, 'ab')
  s = multi(2, 'xyz')
  print *, len(s), s
  call work_arrays(4, 2)
  print *, outer([1., 2.], [3., 4., 5.])
  allocate(z(0))
  print *, size(z), sum(z), maxval(z) < -1e30
  z = [real ::]
  print *, size(z)
  z = x
  z(size(z)) = 9
  m = outer(x, y)
  print *, shape(m), m(3, 3)
  m = m(2:, :)
  print *, shape(m), lbound(m)
  do h = 1_2, 3_2
    i = i + h
  end do
  print *, i, h
  ok = .false.
  if (any(x > 2)) ok = .true.
  print *, ok, merge(1, 2, ok), all(x == [1., 2., 3.])
  x(2:3) = x(1:2)
  print *, x
  x(1:3) = [x(3), x(1), x(2)]
  print *, x
  call shift(x)
  print *, x
  print *, [(merge('odd ', 'even', mod(i, 2) == 1), i = 1, 3)]
  if (size(pack([1, 2, 3], [.true., .false., .true.])) == 2) print *, 'packed'
  write (*, '(3(f5.1, ","))') x
contains
  subroutine shift(a)
    real, intent(inout) :: a(:)
    a = cshift(a, 1)
    a = a(size(a):1:-1)
  end subroutine
end program
