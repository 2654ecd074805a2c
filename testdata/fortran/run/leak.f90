module lm
  implicit none
  type :: big
    real(8), allocatable :: v(:)
  end type
contains
  function make(n) result(b)
    integer, intent(in) :: n
    type(big) :: b
    allocate(b%v(n))
    b%v = n
  end function
  function many(n) result(l)
    integer, intent(in) :: n
    type(big) :: l(2)
    l(1) = make(n)
    l(2) = big([1d0, 2d0])
  end function
  real(8) function total(b)
    type(big), intent(in) :: b
    total = sum(b%v)
  end function
  function vec(n) result(r)
    integer, intent(in) :: n
    real(8), allocatable :: r(:)
    allocate(r(n), source=1d0)
  end function
end module
program leak
  use lm
  implicit none
  integer :: i
  type(big) :: a, l(2)
  real(8) :: s
  character(:), allocatable :: c
  s = 0
  do i = 1, 700
    a = make(100000)
    s = s + total(make(100000)) + total(big([1d0, 2d0])) + sum(vec(100000))
    l = many(50000)
    c = repeat('x', 100000) // 'y'
    a%v = a%v + vec(100000)
  end do
  print *, s, size(l(1)%v), len(c), a%v(1)
end program
