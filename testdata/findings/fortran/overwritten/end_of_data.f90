! find: lost value of a, read at 12, write at 9
! fix: !$acc update device(a)
program main
  integer :: i
  real :: a(1000), s
  a = 1
  !$acc data copy(a)
  do i = 1, 1000
    a(i) = 2*a(i)
  end do
  !$acc end data
  s = sum(a)
  print *, s
end program
