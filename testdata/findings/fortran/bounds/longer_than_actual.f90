! find: out of bounds of x, directive at 10
program p
  real :: a(10)
  a = 1
  call s(a, 20)
contains
  subroutine s(x, n)
    integer :: n, i
    real :: x(n)
    !$acc parallel loop copy(x)
    do i = 1, n
      x(i) = i
    end do
  end subroutine
end program
