! becomes: copyin(a); map(to: a)
module m
contains
  subroutine work(a, b, n)
    integer, intent(in) :: n
    real, intent(inout) :: a(n), b(n)
    integer :: i
    !$acc parallel loop copy(a, b)
    do i = 1, n
      a(i) = a(i) + 1
      b(i) = b(i) + a(i)
    end do
    b(1:n - 1) = 3
    a = b
  end subroutine
end module
program main
  use m
  real :: a(20), b(20)
  a = 1
  b = 2
  call work(a, b, 20)
  print *, a, b
end program
