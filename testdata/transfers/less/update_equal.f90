! becomes: update device(b(k:k + 2)); target update to(b(k:k + 2))
program main
  implicit none
  real(8) :: a(20), b(20)
  integer :: i, k
  a = 1
  b = 2
  !$acc data copy(a) copyin(b)
  do k = 1, 5
    b(k:k + 2) = k
    !$acc update device(b)
    !$acc update self(b)
    !$acc parallel loop
    do i = 1, 20
      a(i) = a(i) + b(i)
    end do
  end do
  !$acc end data
  print *, sum(a), sum(b)
end program
