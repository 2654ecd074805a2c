! silent
program uploaded_later
  implicit none
  real :: a(10), b(10)
  integer :: i
  a = 1
  !$acc parallel loop copy(a)
  do i = 2, 10
    a(i) = a(i) + i
  end do
  !$acc parallel loop copyin(a) copyout(b)
  do i = 1, 10
    b(i) = a(i)
  end do
  print *, b
end program
