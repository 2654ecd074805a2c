! What gfortran has of length parameters.
module shapes
  implicit none
  type :: t(k, n)
    integer, kind :: k = 4
    integer, len :: n
    real(k) :: a(n)
    character(n) :: s
    integer :: i
  end type
  type :: matrix(rows, cols)
    integer, len :: rows, cols
    real(8) :: m(rows, cols)
  end type
contains
  subroutine show(x)
    type(t(8,*)), intent(in) :: x
    print *, x%n, size(x%a), len(x%s)
    print *, x%a
    print *, '[', x%s, ']'
  end subroutine
  subroutine fill(x)
    type(t(8,*)), intent(inout) :: x
    integer :: j
    do j = 1, x%n
      x%a(j) = j * 1.5d0
    end do
    x%s = 'abcdefghijklmnop'
  end subroutine
  subroutine work(n)
    integer, intent(in) :: n
    type(t(8,n)) :: loc, other
    call fill(loc)
    call show(loc)
    other = loc
    loc%a = 0
    call show(other)
  end subroutine
  subroutine identity(x)
    type(matrix(*,*)), intent(inout) :: x
    integer :: i
    x%m = 0
    do i = 1, min(x%rows, x%cols)
      x%m(i, i) = 1
    end do
  end subroutine
end module
program p
  use shapes
  implicit none
  type(t(8,3)) :: x
  type(t(8,:)), allocatable :: y
  type(t(8,:)), pointer :: q
  type(t(n=2)) :: z
  type(matrix(2,3)) :: m
  type(matrix(:,:)), allocatable :: v
  integer :: i, j
  call fill(x)
  call show(x)
  call work(5)
  allocate(t(8,4) :: y)
  call fill(y)
  call show(y)
  print *, y%n, z%n, z%k, x%k
  allocate(t(8,2) :: q)
  call fill(q)
  print *, q%n, q%a, q%s
  deallocate(q)
  z%a = [1., 2.]; z%s = 'hello'; z%i = 3
  print *, z%a, z%s, z%i
  call identity(m)
  print *, m%m, m%rows, m%cols, shape(m%m)
  i = 3; j = 2
  allocate(matrix(i, j) :: v)
  call identity(v)
  print *, v%m, v%rows, ubound(v%m)
  m%m = 3
  !$acc parallel loop copy(m%m)
  do i = 1, 2
    m%m(i, :) = m%m(i, :) + i
  end do
  print *, m%m
end program
