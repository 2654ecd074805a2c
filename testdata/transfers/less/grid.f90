! becomes: copyout(a); map(from: a)
module m
  implicit none
contains
  subroutine fill(n, k, a)
    integer, intent(in) :: n, k
    real, intent(inout) :: a(n, k)
    integer :: i, j
    !$acc parallel loop collapse(2) copy(a)
    do j = k, 1, -1
      do i = 1, n
        a(i, j) = i * 10 + j
      end do
    end do
  end subroutine
end module
program grid
  use m
  implicit none
  real :: a(5, 4)
  a = -1
  call fill(5, 4, a)
  call fill(0, 4, a)
  print *, a
end program
