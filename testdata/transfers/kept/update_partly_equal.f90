! silent
program main
  implicit none
  real(8) :: a(10), b(10)
  integer :: i, k
  a = 1
  b = 2
  !$acc data copy(a) copyin(b)
  do k = 1, 3
    !$acc update self(a(1:5))
    a(6) = a(5)
    a(7:10) = k
    if (k == 2) a(1) = 9
    !$acc update device(a)
    !$acc parallel loop
    do i = 1, 10
      a(i) = a(i) + b(i)
    end do
  end do
  !$acc end data
  print *, a
end program
