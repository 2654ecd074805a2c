! becomes: data copy(a); target data map(tofrom: a)
program main
  implicit none
  integer, parameter :: n = 40
  real :: a(n), b(n)
  integer :: i, k
  a = 1; b = 1
  do k = 1, 5
    !$acc parallel loop copy(a)
    do i = 1, n
      a(i) = a(i) + 1
    end do
    b(1) = 1; b(2) = 2
  end do
  print *, a(3), b(3)
end program
