! Type-bound procedures: bound under other names, by the dynamic type of an object that is not passed, chosen by an argument that is a
! procedure; and strings of no memory.
module bases
  implicit none
  type, abstract :: base
    integer :: n = 0
  contains
    procedure(init_interface), deferred :: init
  end type
  abstract interface
    subroutine init_interface(self, k)
      import base
      class(base), intent(inout) :: self
      integer, intent(in) :: k
    end subroutine
  end interface
end module

module children
  use bases, only: base
  implicit none
  type, extends(base) :: child
  contains
    procedure :: init => init_base
    procedure :: other => init
  end type
  interface
    module subroutine init(self, k)
      class(child), intent(inout) :: self
      integer, intent(in) :: k
    end subroutine
    module subroutine init_base(self, k)
      class(child), intent(inout) :: self
      integer, intent(in) :: k
    end subroutine
  end interface
end module

submodule(children) impl
contains
  module subroutine init_base(self, k)
    class(child), intent(inout) :: self
    integer, intent(in) :: k
    self%n = k + 1
  end subroutine
  module subroutine init(self, k)
    class(child), intent(inout) :: self
    integer, intent(in) :: k
    self%n = k + 2
  end subroutine
end submodule

module losses
  implicit none
  type, abstract :: loss
  contains
    procedure(f), deferred, nopass :: eval
    procedure(g), deferred, nopass :: show
    procedure, nopass :: name => base_name
  end type
  abstract interface
    pure function f(x, y) result(r)
      real, intent(in) :: x(:), y(:)
      real :: r
    end function
    subroutine g(k)
      integer, intent(in) :: k
    end subroutine
  end interface
  type, extends(loss) :: square
  contains
    procedure, nopass :: eval => sq
    procedure, nopass :: show => show_sq
  end type
  type, extends(loss) :: absolute
  contains
    procedure, nopass :: eval => ab
    procedure, nopass :: show => show_ab
    procedure, nopass :: name => abs_name
  end type
contains
  pure function sq(x, y) result(r)
    real, intent(in) :: x(:), y(:)
    real :: r
    r = sum((x - y)**2)
  end function
  pure function ab(x, y) result(r)
    real, intent(in) :: x(:), y(:)
    real :: r
    r = sum(abs(x - y))
  end function
  subroutine show_sq(k)
    integer, intent(in) :: k
    print *, 'square', k
  end subroutine
  subroutine show_ab(k)
    integer, intent(in) :: k
    print *, 'absolute', k
  end subroutine
  function base_name() result(s)
    character(:), allocatable :: s
    s = 'base'
  end function
  function abs_name() result(s)
    character(:), allocatable :: s
    s = 'the absolute'
  end function
end module

module cores
implicit none
type v
  integer :: i = 3
end type
type core
contains
  generic :: get => get_i, get_path, get_arr, get_arr_path
  procedure :: get_i, get_path, get_arr, get_arr_path
end type
abstract interface
  subroutine cb(c, el, i)
    import core, v
    class(core), intent(inout) :: c
    type(v), pointer, intent(in) :: el
    integer, intent(in) :: i
  end subroutine
end interface
contains
subroutine get_i(c, me, value)
class(core), intent(inout) :: c
type(v), pointer, intent(in) :: me
integer, intent(out) :: value
value = me%i
end
subroutine get_path(c, me, path, p, found)
class(core), intent(inout) :: c
type(v), pointer, intent(in) :: me
character(*), intent(in) :: path
type(v), pointer, intent(out) :: p
logical, intent(out), optional :: found
p => me
if (present(found)) found = .true.
end
recursive subroutine get_arr(c, me, array_callback)
class(core), intent(inout) :: c
type(v), pointer, intent(in) :: me
procedure(cb) :: array_callback
integer :: i
do i = 1, 2
call array_callback(c, me, i)
end do
end
recursive subroutine get_arr_path(c, me, path, array_callback, found)
class(core), intent(inout) :: c
type(v), pointer, intent(in) :: me
character(*), intent(in) :: path
procedure(cb) :: array_callback
logical, intent(out), optional :: found
type(v), pointer :: p
call c%get(me, path, p, found)
call c%get(me=p, array_callback=array_callback)
end
subroutine wrap(c, me, path, array_callback, found)
class(core), intent(inout) :: c
type(v), pointer, intent(in) :: me
character(*), intent(in) :: path
procedure(cb) :: array_callback
logical, intent(out), optional :: found
call c%get(me, path, array_callback, found)
end
end module

program p
  use children
  use bases
  use losses
  use cores
  implicit none
  type :: net
    class(loss), allocatable :: l
  end type
  type(child), target :: c
  class(base), pointer :: b
  type(net) :: n(2)
  type(square) :: s
  type(core) :: at
  type(v), pointer :: value
  integer :: i
  character(:), allocatable :: text
  call c%init(4)
  print *, c%n
  b => c
  call b%init(5)
  print *, b%n
  call c%other(5)
  print *, c%n
  allocate(square :: n(1)%l)
  allocate(absolute :: n(2)%l)
  do i = 1, 2
    print *, n(i)%l%eval([1., 2., 4.], [4., 4., 4.])
    call n(i)%l%show(i)
    print *, n(i)%l%name(), len(n(i)%l%name())
  end do
  print *, s%eval([1.], [3.]), s%name()
  call s%show(3)
  allocate(value)
  call wrap(at, value, 'abc', show)
  allocate(character(0) :: text)
  text = adjustl(text)
  print *, len(text), '[', trim(adjustr(text)), ']'
contains
  subroutine show(c, el, i)
    class(core), intent(inout) :: c
    type(v), pointer, intent(in) :: el
    integer, intent(in) :: i
    print *, el%i, i
  end subroutine
end program
