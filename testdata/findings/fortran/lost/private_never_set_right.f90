program p
  implicit none
  integer :: a(20), i, offset
  offset = 5
  !$acc parallel loop firstprivate(offset) copyout(a)
  do i = 1, 20
    a(i) = i + offset
  end do
  print *, a(3)
end program
