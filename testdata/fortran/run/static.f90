module consts
  implicit none
  integer, parameter :: n = 4
  real(8), parameter :: pi = 3.14159265358979d0
  real(8) :: grid(n, n) = 0.5d0
  integer :: primes(5) = [2, 3, 5, 7, 11]
  character(3) :: days(2) = ['mon', 'tue']
  complex :: zc(2) = [(1.0, 2.0), (3.0, -1.0)]
  logical :: on = .true.
  type cfg
    integer :: a = 3
    real :: b(2) = [1.5, 2.5]
    character(4) :: s = 'init'
  end type
  type(cfg) :: conf, confs(2) = [cfg(a=1), cfg(a=2, s='two')]
  integer, private :: i
  integer, parameter :: squares(5) = [(i*i, i = 1, 5)]
end module
block data init
  common /blk/ x, y, k(3)
  real x, y
  integer k
  data x /1.5/, k /1, 2, 3/
end block data
subroutine show
  common /blk/ a, b, m(3)
  real a, b
  integer m
  print *, a, b, m
  b = a + 1
end subroutine
integer function count_calls()
  integer :: n = 0
  integer, save :: m
  data m /100/
  n = n + 1
  m = m + 10
  count_calls = n + m
end function
program static
  use consts
  implicit none
  integer :: j, arr(6), count_calls, e1(4), e2(2)
  real :: r1
  integer :: i1
  common /blk/ x, y, k(3)
  real x, y
  integer k
  equivalence (e1(3), e2(1))
  equivalence (r1, i1)
  data arr /2*7, 3*8, 9/
  print *, n, pi, grid(2, 3), primes, days, on
  print *, zc
  print *, conf%a, conf%b, conf%s, confs(1)%a, confs(2)%s
  print *, squares(3), squares
  print *, arr
  y = 0
  call show
  print *, y
  print *, count_calls(), count_calls(), count_calls()
  e1 = [1, 2, 3, 4]
  print *, e2
  r1 = 1.0
  print *, i1
  primes(2) = 33
  print *, sum(primes)
end program
