module shapes
  type point
    real(8) :: x, y
    integer, allocatable :: tags(:)
  end type
contains
  recursive integer function depth(n) result(d)
    integer, intent(in) :: n
    d = 0
    if (n > 0) d = 1 + depth(n - 1)
  end function
end module
program arrays
  use shapes
  implicit none
  type(point), allocatable :: p(:)
  real(8), allocatable :: m(:, :)
  integer :: i
  character(20) :: text
  allocate (p(3), m(20, 30))
  do i = 1, 3
    p(i) = point(i, -i, [(i * 10, i = 1, 4)])
  end do
  !$acc parallel loop copyout(m)
  do i = 1, 30
    m(:, i) = i
  end do
  write (text, '(f8.3, i5)') sum(m), depth(100)
  print *, trim(text), maxval(p%x), size(p(2)%tags), matmul(m(1:2, 1:3), transpose(m(1:2, 1:3)))
  deallocate (m)
  stop 5
end program
