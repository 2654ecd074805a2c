! References to intrinsic procedures, one after the other.
subroutine queries(a, fixed, ranked, p, q, c, n, opt)
  real :: a(0:), fixed(3, -1:2), ranked(..)
  real, pointer :: p(:)
  real, allocatable :: q(:)
  character(*) :: c
  integer :: n
  real, optional :: opt
  integer :: i, v(2)
  logical :: l
  i = size(a)
  i = size(fixed, n)
  v = lbound(fixed)
  i = lbound(a, n)
  i = ubound(q, 1)
  v = ubound(fixed)
  i = size(ranked, n)
  l = allocated(q)
  l = associated(p)
  l = associated(p, a)
  l = present(opt)
  i = len(c)
  i = storage_size(c)
end subroutine

subroutine reductions(a, b, m, k)
  real :: a(:), b(4, 4)
  logical :: m(:)
  integer :: k(:)
  real :: s
  integer :: i
  logical :: l
  s = sum(a)
  s = sum(a, m)
  s = product(b)
  s = maxval(a)
  i = minval(k)
  s = norm2(a)
  l = any(m)
  i = count(m)
  s = dot_product(a, a)
  i = maxloc(a, 1)
  i = iand(i, 3)
end subroutine

subroutine arrays(a, b, c, n, text, words)
  real :: a(:), b(4, 4), c(4, 4), v(4)
  integer :: n
  character(8) :: text, words(3)
  v = sum(b, 1)
  c = matmul(b, c)
  v = matmul(b, v)
  c = transpose(b)
  c = spread(v, 2, 4)
  v = cshift(v, n)
  v = pack(b, .true.)
  text = trim(text)
  text = repeat(text, n)
  words = adjustl(words)
end subroutine

subroutine subroutines(i, n, x, text, from, to)
  integer :: i(8), n
  real :: x(:)
  character(8) :: text
  real, allocatable :: from(:), to(:)
  call random_number(x)
  call system_clock(n)
  call date_and_time(text, values = i)
  call get_command_argument(1, text, status = n)
  call mvbits(n, 1, 2, n, 0)
  call move_alloc(from, to)
  call cpu_time(x(1))
  call chdir(text, n)
end subroutine
