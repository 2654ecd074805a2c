! The variables whose entities the test makes operations of.
subroutine s(x, n, k, a, fixed, assumed, text, words, p, q, pool, name, one, list, boxes)
  type point
    integer :: x
    real :: y(2)
  end type
  type pooled
    integer :: n = 7
    real, allocatable :: data(:)
  end type
  type, extends(point) :: named
    character(4) :: name
  end type
  integer :: n, k(0:2)
  real :: x, fixed(2:4, 3), a(:), assumed(0:, :)
  character(n) :: text
  character(8) :: words(5)
  real, pointer :: p(:)
  real, allocatable :: q(:)
  type(pooled) :: pool, boxes(2)
  type(named) :: name, list(10)
  type(point) :: one
end subroutine
