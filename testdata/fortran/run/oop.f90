module stack_mod
  implicit none
  type, abstract :: item
  contains
    procedure(show_i), deferred :: show
  end type
  abstract interface
    subroutine show_i(this)
      import :: item
      class(item), intent(in) :: this
    end subroutine
  end interface
  type, extends(item) :: number
    integer :: n = 0
  contains
    procedure :: show => show_number
  end type
  type, extends(item) :: word
    character(:), allocatable :: w
  contains
    procedure :: show => show_word
  end type
  type :: slot
    class(item), allocatable :: it
  end type
  type :: stack
    private
    type(slot), allocatable :: slots(:)
    integer :: top = 0
  contains
    procedure :: push
    procedure :: dump
    procedure, nopass :: version
    final :: clean
  end type
contains
  subroutine push(self, x)
    class(stack), intent(inout) :: self
    class(item), intent(in) :: x
    if (.not. allocated(self%slots)) allocate(self%slots(4))
    self%top = self%top + 1
    allocate(self%slots(self%top)%it, source=x)
  end subroutine
  subroutine dump(self)
    class(stack), intent(in) :: self
    integer :: i
    do i = 1, self%top
      call self%slots(i)%it%show()
    end do
  end subroutine
  subroutine version()
    print *, 'v1'
  end subroutine
  subroutine clean(self)
    type(stack), intent(inout) :: self
    print *, 'cleaning', self%top
  end subroutine
  subroutine show_number(this)
    class(number), intent(in) :: this
    print *, 'number', this%n
  end subroutine
  subroutine show_word(this)
    class(word), intent(in) :: this
    print *, 'word ', this%w
  end subroutine
end module
program oop
  use stack_mod
  implicit none
  call work
contains
  subroutine work
    type(stack) :: s
    type(word) :: w
    call s%push(number(42))
    w%w = 'hello'
    call s%push(w)
    call s%push(number(7))
    call s%dump()
    call s%version()
  end subroutine
end program
