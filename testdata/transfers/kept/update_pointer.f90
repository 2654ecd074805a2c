! silent
program main
  implicit none
  real(8), target :: a(10)
  real(8), pointer :: p(:)
  integer :: i, k
  a = 1
  p => a
  !$acc data copy(a)
  do k = 1, 3
    !$acc parallel loop
    do i = 1, 10
      a(i) = a(i) + i
    end do
    !$acc update self(a)
    print *, a(3), p(k + 1)
  end do
  !$acc end data
  print *, a
end program
