! Assignments, allocations and pointers.
subroutine assignments(a, b, q, c, d, n, m, p)
  real :: a(10), b(10)
  real, allocatable :: q(:)
  character(8) :: c
  character(:), allocatable :: d
  integer :: n
  logical :: m(10)
  real, pointer :: p(:)
  n = n + 1
  a = b
  a(2:10) = a(1:9)
  a = a + b
  a(n) = p(n)
  p = a
  q = b
  c = 'abc'
  d = c // c
  where (a > 0.0) b = a
  where (m)
    a = b
  elsewhere (b > 1.0)
    a = -b
  elsewhere
    a = 0.0
  end where
end subroutine

subroutine memory(q, r, p, t, n, status)
  real, allocatable :: q(:), r(:)
  real, pointer :: p(:)
  real, target :: t(0:9)
  integer :: n, status
  allocate (q(n))
  allocate (r, source = q)
  allocate (p(2:n), stat = status)
  deallocate (q, stat = status)
  deallocate (r)
  p => t
  p(5:) => t(1:9:2)
  nullify (p)
end subroutine

subroutine records(one, list, other)
  type point
    real :: x = 1.0, y
  end type
  type path
    integer :: n
    type(point), allocatable :: points(:)
  end type
  type(point) :: one, list(3)
  type(path) :: other
  one = list(2)
  list = one
  one = point(y = 2.0)
  other%n = 3
  other = path(2, list)
end subroutine
