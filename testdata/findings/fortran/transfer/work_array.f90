! find: needless transfer of w, at 14
! fix: create(w)
program p
  implicit none
  integer, parameter :: n = 64
  real(8) :: a(n), b(n)
  integer :: i
  real(8) :: w(n)
  do i = 1, n
    a(i) = i
    b(i) = 2 * i
  end do
  w = 0
  !$acc data copy(w, b)
  !$acc parallel loop
  do i = 1, n
    w(i) = 2 * b(i)
  end do
  !$acc parallel loop
  do i = 1, n
    b(i) = b(i) + w(n + 1 - i)
  end do
  !$acc end data
  print *, a(3), b(3)
end program
