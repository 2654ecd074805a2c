! Optional arguments are absent where what is passed is not allocated or not associated.
module callees
  implicit none
  type :: owner
    integer :: a = 1
    character(:), allocatable :: text
  end type
  type :: plain
    integer :: a = 1
  end type
contains
  subroutine shape(x)
    integer, intent(in), optional :: x(:)
    print *, 'assumed shape', present(x)
  end subroutine
  subroutine fixed(x)
    integer, intent(in), optional :: x(2)
    print *, 'explicit shape', present(x)
  end subroutine
  subroutine scalar(x)
    integer, intent(in), optional :: x
    print *, 'scalar', present(x)
  end subroutine
  subroutine owners(x)
    type(owner), intent(in), optional :: x(:)
    print *, 'owners', present(x)
  end subroutine
  subroutine object(x)
    class(plain), intent(in), optional :: x
    print *, 'object', present(x)
  end subroutine
  subroutine objects(x)
    class(plain), intent(in), optional :: x(:)
    print *, 'objects', present(x)
  end subroutine
  subroutine texts(x)
    character(*), intent(in), optional :: x(:)
    print *, 'texts', present(x)
  end subroutine
  subroutine dense(x)
    integer, intent(in), optional, contiguous :: x(:)
    print *, 'contiguous', present(x)
  end subroutine
  subroutine anything(x)
    class(*), intent(in), optional :: x
    if (.not. present(x)) then
      print *, 'absent'
      return
    end if
    select type (x)
    type is (character(*))
      print *, x, len(x)
    type is (real)
      print *, x
    end select
  end subroutine
  pure subroutine count(x, r)
    type(owner), intent(in), optional :: x(:)
    integer, intent(inout) :: r
    if (present(x)) r = r + size(x)
  end subroutine
  subroutine forward(x)
    integer, allocatable, optional, intent(in) :: x(:)
    call shape(x)
  end subroutine
end module

program absent
  use callees
  implicit none
  type :: holder
    integer, allocatable :: i(:), s
    type(owner), allocatable :: l(:)
  end type
  type(holder) :: h
  integer, allocatable :: i(:), s
  type(owner), allocatable :: l(:)
  type(plain), allocatable :: q(:), q0
  class(plain), allocatable :: w(:), w0
  character(:), allocatable :: c, ca(:)
  class(*), allocatable :: u
  integer, pointer :: ip(:), isp
  integer :: k, n
  nullify (ip, isp)
  n = 0
  do k = 1, 2
    call shape(i)
    call fixed(i)
    call scalar(s)
    call owners(l)
    call object(q0)
    call object(w0)
    call objects(q)
    call objects(w)
    call texts(ca)
    call dense(i)
    call shape(ip)
    call scalar(isp)
    call shape(h%i)
    call scalar(h%s)
    call owners(h%l)
    call anything(c)
    call anything(u)
    call count(l, n)
    call forward(i)
    call forward()
    print *, n
    if (k == 2) exit
    allocate (i(2), s, l(2), q(2), q0, w(2), w0, ip(2), isp)
    i = 1
    s = 2
    ip = 3
    isp = 4
    allocate (h%i(2), source=0)
    allocate (h%s, source=3)
    allocate (h%l(2))
    c = 'hey'
    allocate (character(3) :: ca(2))
    ca = 'abc'
    allocate (u, source=2.5)
  end do
end program
