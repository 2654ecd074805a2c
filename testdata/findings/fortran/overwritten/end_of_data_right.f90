program main
  integer :: i
  real :: a(1000), s
  a = 1
  !$acc data copy(a)
  do i = 1, 1000
    a(i) = 2*a(i)
  end do
  !$acc update device(a)
  !$acc end data
  s = sum(a)
  print *, s
end program
