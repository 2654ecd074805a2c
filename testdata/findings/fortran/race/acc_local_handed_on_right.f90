module m
  implicit none
contains
  subroutine twice(x)
    !$acc routine seq
    real, intent(inout) :: x
    x = 2 * x
  end subroutine
  real function shifted(x) result(r)
    !$acc routine seq
    real, intent(in) :: x
    real :: local
    local = x + 1
    call twice(local)
    r = local
  end function
  subroutine row(a, n)
    !$acc routine vector
    integer, intent(in) :: n
    real, intent(inout) :: a(n)
    real :: t
    integer :: i
    !$acc loop vector private(t)
    do i = 1, n
      t = shifted(a(i))
      a(i) = t
    end do
  end subroutine
end module
program main
  use m
  implicit none
  real :: a(8, 3)
  integer :: j
  a = 1
  !$acc parallel loop gang copy(a)
  do j = 1, 3
    call row(a(:, j), 8)
  end do
  print *, sum(a)
end program
