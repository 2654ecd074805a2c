program p
  implicit none
  integer, parameter :: n = 16
  real, allocatable :: a(:), b(:)
  integer :: i, t
  allocate(a(n), b(n))
  a = 0
  a(1) = 1
  b = a
  !$acc data copy(a) copyin(b)
  do t = 1, 3
    !$acc parallel loop
    do i = 2, n - 1
      b(i) = 0.5 * (a(i-1) + a(i+1))
    end do
    !$acc parallel loop
    do i = 2, n - 1
      a(i) = 0.5 * (b(i-1) + b(i+1))
    end do
  end do
  !$acc end data
  print *, a(2)
end program
