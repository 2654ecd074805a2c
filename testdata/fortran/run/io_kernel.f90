program p
  implicit none
  integer :: i, n
  real :: a(8)
  a = 1.5
  n = 3
  !$acc parallel loop num_gangs(1) copy(a)
  do i = 1, 3
    print *, 'kernel', i, a(i)
    write(*,'(a,i3,f8.3)') 'fmt', i, a(i)
    a(i) = a(i) + i
  end do
  !$acc serial copyin(a)
  print *, a(1:3)
  if (n /= 3) stop 2
  !$acc end serial
  print *, a
end program
