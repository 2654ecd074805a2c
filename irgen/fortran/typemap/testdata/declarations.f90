! Names and types of declarations: kinds, shapes, descriptors, derived types, scopes.
module shapes
  type :: point
    integer :: x, y
  end type
  type, extends(point) :: named
    character(:), allocatable :: label
    type(named), pointer :: next
  end type
  type :: matrix(k, n)
    integer, kind :: k = 8
    integer, len :: n
    real(k) :: data(n, n)
  end type
  integer, parameter :: size = 4
  integer(1) :: small
  integer(16) :: huge
  real(2) :: half
  real(16) :: quad
  complex(8) :: z
  logical(1) :: flag
  character(5) :: word
  real :: grid(2, 0:size), fixed(3)
  real, allocatable :: rows(:, :)
  type(named), pointer :: head
  class(point), allocatable :: any
  class(*), pointer :: unlimited
  type(matrix(4, 3)) :: m
  integer, bind(c, name="c_count") :: count
  procedure(), pointer :: call_back
contains
  subroutine inner(array, assumed, text, rank)
    real :: array(:), assumed(*)
    character(*) :: text
    real :: rank(..)
    integer :: local
  end subroutine
end module
program main
  integer :: variable
end program
