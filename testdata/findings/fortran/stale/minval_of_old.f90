! find: stale value of a, read at 13, write at 11
program p
  implicit none
  integer, allocatable :: a(:)
  integer :: i, lo
  allocate(a(30))
  a = 100
  !$acc data copyin(a)
  !$acc parallel loop
  do i = 1, 30
    a(i) = modulo(i * 7, 31)
  end do
  lo = minval(a)
  !$acc end data
  print *, lo
end program
