! What a target region uses is mapped: what clauses name, then the rest in the order of the text.
subroutine explicit(n, a, b)
  integer :: n
  real :: a(n), b(*)
  real :: c(10), s, e(2:5)
  logical :: l
  complex :: z
  character(5) :: ch
  s = 1.
  !$omp target map(to: a) map(tofrom: c(2:4)) map(always, from: b(1:n))
  a(1) = s + c(3)
  b(1) = n
  e(2) = 3
  l = .true.
  z = 1
  ch = 'x'
  !$omp end target
end subroutine

! Where and when the region runs.
subroutine clauses(n, m, b, c)
  integer :: n, m
  real :: b(100), c(100, 3)
  !$omp target if(n > 3) device(m) nowait depend(in: n) depend(out: b) thread_limit(4)
  b(1) = c(1, 2)
  !$omp end target
  !$omp target map(present, close, to: b) map(alloc: c(:, 2))
  b(1) = c(1, 2)
  !$omp end target
end subroutine

! Descriptors are members' parents.
subroutine descriptors(p, q)
  integer, pointer :: p(:)
  integer, allocatable :: q(:), sc
  integer, pointer :: ps
  integer, allocatable :: q2(:, :)
  !$omp target map(to: q, q2(2:3, :))
  p(1) = 1
  q(1) = 2
  sc = 1
  ps = 2
  q2(1, 1) = 3
  !$omp end target
end subroutine

! Members of structures.
subroutine members
  type u
    real :: z
    integer, pointer :: pp
  end type
  type t
    integer :: a, b
    real, allocatable :: x(:)
    type(u) :: w
    real :: f(4)
  end type
  type plain
    integer :: a
    real :: f(4)
  end type
  type(t) :: v
  type(plain) :: s
  integer :: y(10)
  !$omp target map(to: v%a) map(y) map(from: v%b, v%w%z)
    v%a = 1
  !$omp end target
  !$omp target map(s, s%f(2:3))
    s%a = 1
    y(2) = 1
  !$omp end target
  !$omp target map(v%w%pp) map(tofrom: v%f(2:3), v%x(1:2))
    v%a = 1
  !$omp end target
end subroutine

! Common blocks, variables of modules and those on the device already.
subroutine blocks(n)
  integer :: n, k
  integer :: z(n)
  integer, allocatable :: q(:)
  common /blk/ i
  !$omp target map(tofrom: /blk/)
  i = 2
  !$omp end target
  !$omp target
  i = 2
  !$omp end target
  !$omp target has_device_addr(z, q, k)
  z(1) = 2
  q(1) = 3
  k = 2
  !$omp end target
end subroutine

! What defaultmap decides.
subroutine defaults(a, n)
  integer :: a(10), n
  real :: s
  type t
    integer :: k
  end type
  type(t) :: v
  integer, allocatable :: q(:)
  integer, pointer :: p
  !$omp target defaultmap(tofrom: scalar)
  s = 1
  a(2) = 3
  !$omp end target
  !$omp target defaultmap(to: aggregate)
  s = 1
  a(2) = 3
  v%k = 3
  !$omp end target
  !$omp target defaultmap(alloc: allocatable)
  q(1) = 1
  !$omp end target
  !$omp target defaultmap(present: pointer)
  p = 1
  !$omp end target
  !$omp target defaultmap(from)
  q(1) = 1
  s = 1
  p = 2
  !$omp end target
  !$omp target defaultmap(present: scalar)
  s = 1
  !$omp end target
  !$omp target defaultmap(default)
  s = n
  !$omp end target
end subroutine

subroutine defaults_to(a)
  integer :: a(10), s
  s = 1
!$omp target defaultmap(to: scalar)
  a(1) = s
!$omp end target
end subroutine
