! Variables of derived types with allocatable components are mapped with what belongs to them (OpenMP 5.2 §5.8.2): by clauses and by rule, nested,
! in arrays, by directives without a region, and reallocated between constructs.
module types
  implicit none
  type :: leaf
    integer :: k = 1
    real, allocatable :: a(:)
    character(:), allocatable :: s
  end type
  type :: tree
    type(leaf) :: l
    type(leaf), allocatable :: one
    type(leaf), allocatable :: many(:)
    type(leaf) :: two(2)
    real, allocatable :: none(:, :)
  end type
  type :: node
    integer :: v = 0
    real, allocatable :: a(:)
    type(node), allocatable :: next
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
  type(tree) :: y
  type(node) :: head
  integer :: i, total
  call fill(x, 0)
  call fill(y%l, 10)
  allocate(y%one, y%many(2))
  call fill(y%one, 20)
  do i = 1, 2
    call fill(y%many(i), 30 + i)
    call fill(y%two(i), 40 + i)
  end do
  allocate(head%next)
  allocate(head%next%next)
  head%a = [1., 2.]
  head%next%a = [3., 4., 5.]
  head%next%next%a = [6.]

  ! By a clause.
  !$omp target map(tofrom: x)
  x%a = x%a + x%k
  !$omp end target
  print '(a, 3f6.1)', 'clause', x%a

  ! By rule, all components of components.
  !$omp target
  y%l%a = y%l%a + 1
  y%one%a(2) = y%one%a(2) + 1
  y%many(2)%a = y%many(2)%a + y%many(1)%a
  y%two(2)%a = y%two(2)%a + 1
  y%two(1)%s(2:2) = 'x'
  !$omp end target
  print '(a, 15f6.1, 1x, a)', 'rule', y%l%a, y%one%a, y%many(2)%a, y%two(2)%a, y%two(1)%a, y%two(1)%s

  ! To and from alone.
  total = 0
  !$omp target map(to: y) map(tofrom: total)
  total = int(sum(y%many(1)%a)) + merge(1, 0, allocated(y%none))
  !$omp end target
  print '(a, i4, 3f6.1)', 'to', total, y%l%a

  ! A type that contains itself.
  !$omp target
  head%a(2) = head%next%next%a(1)
  head%next%a = head%next%a * 2
  head%next%next%a = -1
  !$omp end target
  print '(a, 6f6.1)', 'list', head%a, head%next%a, head%next%next%a

  ! Without a region, with updates.
  !$omp target enter data map(to: y)
  y%many(1)%a(1) = 100
  !$omp target update to(y)
  !$omp target
  y%many(1)%a(1) = y%many(1)%a(1) + y%l%a(1)
  !$omp end target
  !$omp target update from(y)
  print '(a, f6.1)', 'update', y%many(1)%a(1)
  !$omp target
  y%one%a = 7
  !$omp end target
  !$omp target exit data map(from: y)
  print '(a, 3f6.1)', 'exit', y%one%a

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
