! What a procedure does to a contiguous dummy array reaches an argument with gaps.
program p
  implicit none
  integer :: a(10), i
  integer, allocatable :: q(:)
  a = [(i, i = 1, 10)]
  call change(a(1:10:3))
  call change(a(2:4))
  call shape_only(a(::3))
  call maybe(a(::4))
  call maybe()
  q = a
  call maybe(q)
  call maybe(a(10:1:-5))
  print *, a
contains
  subroutine shape_only(x)
    integer :: x(:)
    call change(x)
    call maybe(x)
  end subroutine
  subroutine change(x)
    integer, contiguous, intent(inout) :: x(:)
    print *, x
    x = x + 100
  end subroutine
  subroutine maybe(x)
    integer, contiguous, optional :: x(:)
    print *, present(x)
    call maybe_too(x)
  end subroutine
  subroutine maybe_too(x)
    integer, contiguous, optional :: x(:)
    print *, present(x)
    if (present(x)) x = x * 2
  end subroutine
end program
