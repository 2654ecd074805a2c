! Arrays of procedures that several threads call belong to each call: those of direct calls, of bindings and of pointers.
module work
  implicit none
  type, abstract :: base
  contains
    procedure(method), deferred :: eval
  end type
  type, extends(base) :: sum_of
  contains
    procedure :: eval => eval_sum
  end type
  abstract interface
    real(8) function method(self, x)
      import base
      class(base), intent(in) :: self
      real(8), intent(in) :: x
    end function
  end interface
contains
  subroutine fill(total, x)
    real(8), intent(out) :: total
    real(8), intent(in) :: x
    real(8) :: part(3)
    integer :: i
    do i = 1, 27
      part(mod(i, 3) + 1) = x + i
    end do
    total = sum(part)
  end subroutine
  real(8) function eval_sum(self, x)
    class(sum_of), intent(in) :: self
    real(8), intent(in) :: x
    call inner(eval_sum, x)
  end function
  subroutine inner(total, x)
    real(8), intent(out) :: total
    real(8), intent(in) :: x
    real(8) :: other(4)
    integer :: i
    do i = 1, 28
      other(mod(i, 4) + 1) = x - i
    end do
    total = other(1) + other(2) + other(3) + other(4)
  end subroutine
end module

program local_arrays
  use work
  implicit none
  class(base), allocatable :: object
  real(8) :: first, second, x
  integer :: i, wrong
  allocate (sum_of :: object)
  call fill(first, 0d0)
  second = object%eval(0d0)
  wrong = 0
  !$omp parallel do private(x) reduction(+:wrong) num_threads(4)
  do i = 1, 20000
    call fill(x, 0d0)
    if (x /= first) wrong = wrong + 1
    x = object%eval(0d0)
    if (x /= second) wrong = wrong + 1
  end do
  print *, wrong, first, second
end program
