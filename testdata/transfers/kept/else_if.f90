! kept: the data of this loop could stay on the device, but no data construct can be written around it: no update can be written in line 15
program main
  implicit none
  integer, parameter :: n = 40
  real :: a(n)
  integer :: i, k
  a = 1
  do k = 1, 9
    !$acc parallel loop copy(a)
    do i = 1, n
      a(i) = a(i) + 1
    end do
    if (k == 3) then
      print *, 'three'
    else if (a(k) > 5) then
      exit
    end if
  end do
  !$acc parallel loop copy(a)
  do i = 1, n
    a(i) = a(i) + 1
  end do
  print *, a(3)
end program
