! becomes: update device(b(3:3)) self(a(5:5)); target update from(a(5:5)) to(b(3:3))
program p
  implicit none
  real :: a(16), b(16), c(16)
  integer :: i, k
  a = 1
  b = 2
  c = 3
  !$acc data copy(a) copyin(b, c)
  do k = 1, 4
    !$acc parallel loop
    do i = 1, 16
      a(i) = a(i) + b(i) * c(i)
    end do
    b(3) = k
    !$acc update self(a) device(b, c)
    print *, a(5)
  end do
  !$acc end data
  print *, a(2), b(3)
end program
