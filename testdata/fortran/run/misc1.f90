module shared_mod
  implicit none
  private
  public :: counter_t, new_counter, total, grid
  type :: counter_t
    private
    integer :: n = 0
    integer, allocatable :: hist(:)
  contains
    procedure, public :: bump
    procedure, public :: value => get_value
    procedure, private :: bump_by
    generic, public :: add => bump, bump_by
  end type
  interface new_counter
    module procedure make_counter
  end interface
  integer, protected :: total = 0
  real, allocatable, target :: grid(:, :)
contains
  function make_counter(n) result(c)
    integer, intent(in) :: n
    type(counter_t) :: c
    c%n = n
    c%hist = [n]
  end function
  subroutine bump(self)
    class(counter_t), intent(inout) :: self
    self%n = self%n + 1
    self%hist = [self%hist, self%n]
    total = total + 1
  end subroutine
  subroutine bump_by(self, k)
    class(counter_t), intent(inout) :: self
    integer, intent(in) :: k
    self%n = self%n + k
    total = total + k
  end subroutine
  pure integer function get_value(self)
    class(counter_t), intent(in) :: self
    get_value = self%n * 100 + size(self%hist)
  end function
end module
program misc
  use shared_mod, t => counter_t
  implicit none
  type(t) :: c
  type(t), allocatable :: cs(:)
  integer :: i, j, k, hits
  integer, dimension(3, 3) :: m
  logical :: found
  real :: x
  character(20) :: buf
  integer(8) :: big
  c = new_counter(5)
  call c%bump
  call c%add(10)
  call c%add()
  print *, c%value(), total
  allocate(cs(2))
  cs = new_counter(1)
  call cs(2)%bump()
  print *, cs(1)%value(), cs(2)%value()
  allocate(grid(2, 2), source=1.5)
  grid(2, :) = grid(1, :) * 2
  print *, grid
  m = 0
  do i = 1, 3
    do j = 1, 3
      if (i == j) cycle
      m(i, j) = i * 10 + j
    end do
  end do
  print *, m
  ! while with complicated conditions and short circuit
  i = 0
  found = .false.
  search: do while (.not. found)
    i = i + 1
    do j = 1, 3
      if (m(i, j) == 23) then
        found = .true.
        exit search
      end if
    end do
    if (i >= 3) exit
  end do search
  print *, i, j, found
  k = 5
  do i = 1, k
    k = 2
  end do
  print *, i, k
  hits = 0
  do i = 10, 1
    hits = hits + 1
  end do
  do big = 1_8, 5000000000_8, 2500000000_8
    hits = hits + 1
  end do
  print *, hits, big
  x = 0
  do i = 1, 100
    x = x + 1.0 / i
    if (x > 3) then
      exit
    else if (mod(i, 2) == 0) then
      cycle
    end if
    hits = hits + 1
  end do
  print *, i, hits
  write(buf, *) 'a', 1
  print *, trim(buf)
  if (allocated(grid) .and. size(grid) > 3) print *, 'both'
  associate (g => grid(:, 1), n => size(grid))
    g = g + n
    print *, g, n
  end associate
  named: associate (q => m(2, 3))
    if (q == 23) exit named
    print *, 'not printed'
  end associate named
  sel: select case (k)
  case (2)
    if (found) exit sel
    print *, 'not printed'
  end select sel
  iff: if (k == 2) then
    if (found) exit iff
    print *, 'not printed'
  end if iff
  call sub_with_return(3)
  call sub_with_return(30)
  print *, recursive_sum([1, 2, 3, 4])
contains
  subroutine sub_with_return(n)
    integer, intent(in) :: n
    real, allocatable :: tmp(:)
    integer :: i
    allocate(tmp(n))
    do i = 1, n
      tmp(i) = i
      if (i == 5) then
        print *, 'early', sum(tmp(1:5))
        return
      end if
    end do
    print *, 'full', sum(tmp)
  end subroutine
  recursive function recursive_sum(a) result(s)
    integer, intent(in) :: a(:)
    integer :: s
    if (size(a) == 0) then
      s = 0
    else
      s = a(1) + recursive_sum(a(2:))
    end if
  end function
end program
