! becomes: create(w); map(alloc: w)
module m
  implicit none
contains
  subroutine smooth(n, x)
    integer, intent(in) :: n
    real(8), intent(inout) :: x(n)
    real(8) :: w(n)
    integer :: i
    !$acc data copy(x, w)
    !$acc parallel loop
    do i = 1, n
      w(i) = x(i)
    end do
    !$acc parallel loop
    do i = 2, n - 1
      x(i) = (w(i - 1) + w(i) + w(i + 1)) / 3
    end do
    !$acc end data
  end subroutine
end module
program work_array
  use m
  implicit none
  real(8) :: x(9)
  integer :: i
  x = [(i * i, i = 1, 9)]
  call smooth(9, x)
  call smooth(1, x)
  print *, x
end program
