! version 52
! forms of atomic

subroutine atomic1
  real :: x, y
  !$omp atomic read
  x = y
end subroutine

subroutine atomic2
  real :: x, y
  !$omp atomic read
  x = y
end subroutine

subroutine atomic3
  real :: x, y
  !$omp atomic read release ! want OMP2025 "atomic read does not take release"
  x = y
end subroutine

subroutine atomic4
  real :: x, y
  !$omp atomic read acquire
  x = y
end subroutine

subroutine atomic5
  real :: x, y
  !$omp atomic read
  x = y + 1 ! want OMP3022 "statement does not fit atomic: expected v = x, both of them variables"
end subroutine

subroutine atomic6
  real :: x
  !$omp atomic read
  x = 1 ! want OMP3022 "statement does not fit atomic: expected v = x, both of them variables"
end subroutine

subroutine atomic7
  real :: x, y
  !$omp atomic read
  x = -y ! want OMP3022 "statement does not fit atomic: expected v = x, both of them variables"
end subroutine

subroutine atomic8
  real :: a(100), b(100)
  !$omp atomic read
  a = b ! want OMP3022 "statement does not fit atomic: expected a scalar variable"
end subroutine

subroutine atomic9
  real :: x
  !$omp atomic read
  x = x
end subroutine

subroutine atomic10
  real :: x, y
  !$omp atomic read
  x = (y)
end subroutine

subroutine atomic11
  real :: a(100), b(100)
  !$omp atomic write
  a = b ! want OMP3022 "statement does not fit atomic: expected a scalar variable"
end subroutine

subroutine atomic12
  real :: c(10, 10)
  !$omp atomic write
  c(1, :) = 0 ! want OMP3022 "statement does not fit atomic: expected a scalar variable"
end subroutine

subroutine atomic13
  real :: x
  !$omp atomic write acquire ! want OMP2025 "atomic write does not take acquire"
  x = 1
end subroutine

subroutine atomic14
  real :: x
  !$omp atomic write acq_rel
  x = 1
end subroutine

subroutine atomic15
  real :: x
  !$omp atomic write relaxed
  x = 1
end subroutine

subroutine atomic16
  real :: x, y
  !$omp atomic
  x = y ! want OMP3022 "statement does not fit atomic: expected x = x operator expression, x = expression operator x or x = intrinsic\\(x, \\.\\.\\.\\)"
end subroutine

subroutine atomic17
  real :: x
  !$omp atomic
  x = 1 ! want OMP3022 "statement does not fit atomic: expected x = x operator expression, x = expression operator x or x = intrinsic\\(x, \\.\\.\\.\\)"
end subroutine

subroutine atomic18
  real :: x, y
  !$omp atomic
  x = y + 1 ! want OMP3022 "statement does not fit atomic: expected x = x operator expression, x = expression operator x or x = intrinsic\\(x, \\.\\.\\.\\)"
end subroutine

subroutine atomic19
  real :: x
  !$omp atomic
  x = x + 1
end subroutine

subroutine atomic20
  real :: x
  !$omp atomic
  x = 1 + x
end subroutine

subroutine atomic21
  real :: x, y
  !$omp atomic
  x = x * y
end subroutine

subroutine atomic22
  real :: x
  !$omp atomic
  x = x ** 2 ! want OMP3022 "statement does not fit atomic: expected x = x operator expression, x = expression operator x or x = intrinsic\\(x, \\.\\.\\.\\)"
end subroutine

subroutine atomic23
  real :: x
  !$omp atomic
  x = x + x ! want OMP3022 "statement does not fit atomic: expected x = x operator expression, x = expression operator x or x = intrinsic\\(x, \\.\\.\\.\\)"
end subroutine

subroutine atomic24
  real :: a(100)
  !$omp atomic
  a = a + 1 ! want OMP3022 "statement does not fit atomic: expected a scalar variable"
end subroutine

subroutine atomic25
  real :: x, y
  !$omp atomic
  x = max(x, y)
end subroutine

subroutine atomic26
  real :: x, y
  !$omp atomic
  x = max(y, 1.0) ! want OMP3022 "statement does not fit atomic: expected x = x operator expression, x = expression operator x or x = intrinsic\\(x, \\.\\.\\.\\)"
end subroutine

subroutine atomic27
  real :: x
  !$omp atomic
  x = sin(x) ! want OMP3022 "statement does not fit atomic: expected x = x operator expression, x = expression operator x or x = intrinsic\\(x, \\.\\.\\.\\)"
end subroutine

subroutine atomic28
  integer :: k
  !$omp atomic
  k = iand(k, 1)
end subroutine

subroutine atomic29
  integer :: k, n
  !$omp atomic
  k = iand(1, n) ! want OMP3022 "statement does not fit atomic: expected x = x operator expression, x = expression operator x or x = intrinsic\\(x, \\.\\.\\.\\)"
end subroutine

subroutine atomic30
  logical :: l
  !$omp atomic
  l = l .and. .true.
end subroutine

subroutine atomic31
  logical :: l
  !$omp atomic
  l = .not. l ! want OMP3022 "statement does not fit atomic: expected x = x operator expression, x = expression operator x or x = intrinsic\\(x, \\.\\.\\.\\)"
end subroutine

subroutine atomic32
  integer :: k
  !$omp atomic
  k = ior(k, k) ! want OMP3022 "statement does not fit atomic: expected x = x operator expression, x = expression operator x or x = intrinsic\\(x, \\.\\.\\.\\)"
end subroutine

subroutine atomic33
  real :: x, y
  !$omp atomic
  x = (x + y) * 2 ! want OMP3022 "statement does not fit atomic: expected x = x operator expression, x = expression operator x or x = intrinsic\\(x, \\.\\.\\.\\)"
end subroutine

subroutine atomic34
  real :: x, y
  !$omp atomic
  x = min(x, y, x) ! want OMP3022 "statement does not fit atomic: expected x = x operator expression, x = expression operator x or x = intrinsic\\(x, \\.\\.\\.\\)"
end subroutine

subroutine atomic35
  integer :: k
  !$omp atomic
  k = mod(k, 2) ! want OMP3022 "statement does not fit atomic: expected x = x operator expression, x = expression operator x or x = intrinsic\\(x, \\.\\.\\.\\)"
end subroutine

subroutine atomic36
  integer :: i, j
  real :: a(100)
  !$omp atomic
  a(i) = a(j) + 1 ! want OMP3022 "statement does not fit atomic: expected x = x operator expression, x = expression operator x or x = intrinsic\\(x, \\.\\.\\.\\)"
end subroutine

subroutine atomic37
  logical :: l
  !$omp atomic
  l = l .or. l ! want OMP3022 "statement does not fit atomic: expected x = x operator expression, x = expression operator x or x = intrinsic\\(x, \\.\\.\\.\\)"
end subroutine

subroutine atomic38
  integer :: k, n
  !$omp atomic
  k = ieor(n, k)
end subroutine

subroutine atomic39
  real :: x
  !$omp atomic update release
  x = x + 1
end subroutine

subroutine atomic40
  real :: x
  !$omp atomic update acq_rel
  x = x + 1
end subroutine

subroutine atomic41
  real :: x
  !$omp atomic update relaxed
  x = x + 1
end subroutine

subroutine atomic42
  real :: x
  !$omp atomic update seq_cst
  x = x + 1
end subroutine

subroutine atomic43
  real :: x
  !$omp atomic update hint(x) ! want OMP2006 "expected an integer for hint, found real\\(4\\)"
  x = x + 1
end subroutine

subroutine atomic44
  integer :: n
  real :: x
  !$omp atomic update hint(n) ! want OMP2008 "expected a constant for hint"
  x = x + 1
end subroutine

subroutine atomic45
  real :: x
  !$omp atomic update nowait ! want OMP2001 "atomic does not allow the clause nowait"
  x = x + 1
end subroutine

subroutine atomic46
  real :: x
  !$omp atomic update private(x) ! want OMP2001 "atomic does not allow the clause private"
  x = x + 1
end subroutine

subroutine atomic47
  integer :: n
  real :: x
  !$omp atomic update if(n > 0) ! want OMP2001 "atomic does not allow the clause if"
  x = x + 1
end subroutine

subroutine atomic48
  real :: x, y
  !$omp atomic capture
  x = x + 1
  y = x
  !$omp end atomic
end subroutine

subroutine atomic49
  real :: x, y
  !$omp atomic capture
  y = x
  x = x + 1
  !$omp end atomic
end subroutine

subroutine atomic50
  real :: x, y
  !$omp atomic capture
  y = x
  x = 1
  !$omp end atomic
end subroutine

subroutine atomic51
  real :: x, y
  !$omp atomic capture
  y = x ! want OMP3022 "statement does not fit atomic: expected one statement that updates a location and one that reads the same location"
  y = y + 1
  !$omp end atomic
end subroutine

subroutine atomic52
  real :: x, y
  !$omp atomic capture
  y = x
  x = y + 1
  !$omp end atomic
end subroutine

subroutine atomic53
  real :: x, a(100)
  !$omp atomic capture
  a(1) = x
  x = x + 1
  !$omp end atomic
end subroutine

subroutine atomic54
  real :: x, y
  !$omp atomic compare
  if (x == y) y = 1
end subroutine

subroutine atomic55
  integer :: n
  real :: x
  !$omp atomic compare
  if (n > 0) x = 1 ! want OMP3022 "statement does not fit atomic: expected a condition that compares the variable that is assigned to"
end subroutine

subroutine atomic56
  real :: x, y
  !$omp atomic compare fail(release) ! want OMP1010 "expected seq_cst or acquire or relaxed, found 'release'"
  if (x == y) x = 1
end subroutine

subroutine atomic57
  real :: x, y
  !$omp atomic compare fail(acq_rel) ! want OMP1010 "expected seq_cst or acquire or relaxed, found 'acq_rel'"
  if (x == y) x = 1
end subroutine

subroutine atomic58
  real :: x, y
  !$omp atomic compare fail(acquire)
  if (x == y) x = 1
end subroutine

subroutine atomic59
  real :: x, y
  !$omp atomic compare seq_cst fail(acquire)
  if (x == y) x = 1
end subroutine

subroutine atomic_character
  character :: c, d
  !$omp atomic read
  d = c ! want OMP3022 "statement does not fit atomic: expected a number or a logical value"
end subroutine
