! Variables of derived types with allocatable components are mapped with what belongs to them (OpenMP 5.2 §5.8.2), reallocated between constructs, too.
! Nested ones are in fortran/run/deep_components.f90: the programs that flang-22 makes of them end with a segmentation fault.
module types
  implicit none
  type :: leaf
    integer :: k = 1
    real, allocatable :: a(:)
    character(:), allocatable :: s
  end type
contains
  subroutine fill(x, from)
    type(leaf), intent(inout) :: x
    integer, intent(in) :: from
    integer :: i
    x%a = [(from + i, i = 1, 3)]
    x%s = 'abc'
  end subroutine
end module

program deep
  use types
  implicit none
  type(leaf) :: x
  integer :: i
  call fill(x, 0)

  ! By a clause.
  !$omp target map(tofrom: x)
  x%a = x%a + x%k
  !$omp end target
  print '(a, 3f6.1)', 'clause', x%a

  ! Another shape each time.
  do i = 1, 3
    deallocate(x%a)
    allocate(x%a(i), source=real(i))
    !$omp target
    x%a = x%a + 1
    !$omp end target
    print '(a, 3f6.1)', 'again', x%a
  end do
end program
