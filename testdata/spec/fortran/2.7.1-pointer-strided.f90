! 2.7.1: a pointer to a strided section uses its elements alone.
! output: 7 1 7 1 7
program p
  integer, target :: a(5)
  integer, pointer :: q(:)
  integer :: i
  a = 1
  q => a(1:5:2)
  !$acc data copy(a)
  !$acc parallel loop
  do i = 1, 3
    q(i) = 7
  end do
  !$acc end data
  print '(i0,4(1x,i0))', a
end program
