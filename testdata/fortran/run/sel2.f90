module gen
  implicit none
  interface swap
    procedure swap_i, swap_r, swap_c
  end interface
  interface max_of
    module procedure max_i1, max_r1, max_r2
  end interface
  type :: stack
    integer, allocatable :: data(:)
    integer :: top = 0
  contains
    procedure, private :: push_i
    procedure, private :: push_a
    generic :: push => push_i, push_a
    procedure :: pop
    procedure :: empty => is_empty
  end type
contains
  elemental subroutine swap_i(a, b)
    integer, intent(inout) :: a, b
    integer :: t
    t = a; a = b; b = t
  end subroutine
  subroutine swap_r(a, b)
    real, intent(inout) :: a, b
    real :: t
    t = a; a = b; b = t
  end subroutine
  subroutine swap_c(a, b)
    character(*), intent(inout) :: a, b
    character(max(len(a), len(b))) :: t
    t = a; a = b; b = t
  end subroutine
  integer function max_i1(a)
    integer, intent(in) :: a(:)
    max_i1 = maxval(a)
  end function
  real function max_r1(a)
    real, intent(in) :: a(:)
    max_r1 = maxval(a)
  end function
  real function max_r2(a)
    real, intent(in) :: a(:, :)
    max_r2 = maxval(a)
  end function
  subroutine push_i(self, v)
    class(stack), intent(inout) :: self
    integer, intent(in) :: v
    if (.not. allocated(self%data)) allocate(self%data(2))
    if (self%top == size(self%data)) call grow(self%data)
    self%top = self%top + 1
    self%data(self%top) = v
  end subroutine
  subroutine push_a(self, v)
    class(stack), intent(inout) :: self
    integer, intent(in) :: v(:)
    integer :: i
    do i = 1, size(v)
      call self%push(v(i))
    end do
  end subroutine
  subroutine grow(a)
    integer, allocatable, intent(inout) :: a(:)
    integer, allocatable :: t(:)
    allocate(t(2 * size(a)))
    t(:size(a)) = a
    call move_alloc(t, a)
  end subroutine
  integer function pop(self)
    class(stack), intent(inout) :: self
    pop = self%data(self%top)
    self%top = self%top - 1
  end function
  pure logical function is_empty(self)
    class(stack), intent(in) :: self
    is_empty = self%top == 0
  end function
  recursive subroutine quicksort(a)
    integer, intent(inout) :: a(:)
    integer :: p, i, j
    if (size(a) <= 1) return
    p = a((1 + size(a)) / 2)
    i = 1
    j = size(a)
    do
      do while (a(i) < p)
        i = i + 1
      end do
      do while (a(j) > p)
        j = j - 1
      end do
      if (i >= j) exit
      call swap(a(i), a(j))
      i = i + 1
      j = j - 1
    end do
    call quicksort(a(:i-1))
    call quicksort(a(j+1:))
  end subroutine
end module
program sel2
  use gen
  implicit none
  type(stack) :: s
  integer :: a(8), x, y, m(2, 2), i, j
  real :: r1, r2, g(2, 3)
  character(4) :: c1, c2
  integer, allocatable :: primes(:)
  logical, allocatable :: sieve(:)
  x = 1; y = 2
  call swap(x, y)
  r1 = 1.5; r2 = 2.5
  call swap(r1, r2)
  c1 = 'one'; c2 = 'two'
  call swap(c1, c2)
  print *, x, y, r1, r2, c1, c2
  call s%push([5, 6, 7])
  call s%push(8)
  print *, s%pop(), s%pop(), s%top, s%empty(), size(s%data)
  a = [5, 3, 8, 1, 9, 2, 7, 4]
  call quicksort(a)
  print *, a
  g = reshape([1., 5., 3., 2., 9., 4.], [2, 3])
  print *, max_of(a), max_of(g(1, :)), max_of(g)
  m = reshape([1, 2, 3, 4], [2, 2])
  call swap(m(:, 1), m(:, 2))
  print *, m
  allocate(sieve(50), source=.true.)
  sieve(1) = .false.
  do i = 2, 7
    if (.not. sieve(i)) cycle
    sieve(i*i::i) = .false.
  end do
  primes = pack([(i, i = 1, 50)], sieve)
  print *, primes
  do i = 1, 3
    do j = 1, 3
      if (j > i) exit
      write(*, '(i2)', advance='no') i * j
    end do
    write(*, *)
  end do
  print *, fib(20), gcd(48, 36), is_palindrome('level'), is_palindrome('hello')
  print '(a)', rot13('Hello, World')
  call hanoi(3, 'A', 'B', 'C')
contains
  recursive integer function fib(n) result(f)
    integer, intent(in) :: n
    if (n < 2) then
      f = n
    else
      f = fib(n - 1) + fib(n - 2)
    end if
  end function
  integer function gcd(a, b)
    integer, value :: a, b
    integer :: t
    do while (b /= 0)
      t = mod(a, b)
      a = b
      b = t
    end do
    gcd = a
  end function
  logical function is_palindrome(s)
    character(*), intent(in) :: s
    integer :: i
    is_palindrome = .true.
    do i = 1, len(s) / 2
      if (s(i:i) /= s(len(s)-i+1:len(s)-i+1)) then
        is_palindrome = .false.
        return
      end if
    end do
  end function
  elemental function rot1(c) result(r)
    character, intent(in) :: c
    character :: r
    integer :: k
    k = iachar(c)
    r = c
    if (k >= 65 .and. k <= 90) r = achar(65 + mod(k - 65 + 13, 26))
    if (k >= 97 .and. k <= 122) r = achar(97 + mod(k - 97 + 13, 26))
  end function
  function rot13(s) result(r)
    character(*), intent(in) :: s
    character(len(s)) :: r
    integer :: i
    do i = 1, len(s)
      r(i:i) = rot1(s(i:i))
    end do
  end function
  recursive subroutine hanoi(n, from, via, to)
    integer, intent(in) :: n
    character, intent(in) :: from, via, to
    if (n == 0) return
    call hanoi(n - 1, from, to, via)
    print *, 'move', n, from, '->', to
    call hanoi(n - 1, via, from, to)
  end subroutine
end program
