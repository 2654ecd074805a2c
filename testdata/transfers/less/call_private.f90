! becomes: data copy(u, w); target data map(tofrom: u, w)
module m
  integer, parameter :: n = 40
  real(8), private :: v(n) = 1, x(n) = 4
  real(8) :: u(n) = 2, w(n) = 3
contains
  subroutine step
    integer :: i
    !$acc parallel loop copy(u, v, w, x)
    do i = 1, n
      u(i) = u(i) + v(i)
      v(i) = v(i) + w(i)
      w(i) = w(i) + 1
      x(i) = x(i) + u(i)
    end do
  end subroutine
  real(8) function last()
    last = v(n) + x(n)
  end function
end module
program main
  use m
  integer :: k
  do k = 1, 5
    call step
  end do
  print *, last(), u(3), w(n)
end program
