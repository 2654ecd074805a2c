! Constructors of types that own memory: elements of array constructors begin empty; components stay unallocated.
module owned
  implicit none
  type :: label
    integer :: a = 1
    character(:), allocatable :: text
  end type
  type :: message
    type(label), allocatable :: labels(:)
  end type
contains
  function new(text) result(self)
    character(*), intent(in) :: text
    type(label) :: self
    self%text = text
  end function
  subroutine eight(s)
    type(label), allocatable, intent(out) :: s(:)
    s = [new('a1'), new('b22'), new('c333'), new('d4444'), new('e5'), new('f6'), new('g7'), new('h8')]
  end subroutine
  subroutine three(s)
    type(label), allocatable, intent(out) :: s(:)
    s = [new('x1'), new('y22'), new('z333')]
  end subroutine
  subroutine report(n)
    integer, intent(in) :: n
    type(message) :: m
    type(label), allocatable :: labels(:)
    if (n > 0) then
      allocate (labels(n))
      labels(1) = label(3, 'one')
    end if
    m = message(labels)
    print *, allocated(m%labels)
  end subroutine
end module

program constructors
  use owned
  implicit none
  type(label), allocatable :: s(:)
  integer :: i
  do i = 1, 3
    call eight(s)
    print *, size(s), s(1)%text, s(2)%text, s(8)%text
    call three(s)
    print *, size(s), s(1)%text, s(2)%text, s(3)%text
    call report(mod(i, 2))
  end do
end program
