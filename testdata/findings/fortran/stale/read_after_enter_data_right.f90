program p
  implicit none
  real :: x(4), s
  integer :: i
  character(len=20) :: text = '1.5 2.5 3.5 4.5'
  x = 0
  s = 0
  !$acc enter data copyin(x)
  read(text, *) x
  !$acc update device(x)
  !$acc parallel loop reduction(+:s) present(x)
  do i = 1, 4
    s = s + x(i)
  end do
  !$acc exit data delete(x)
  print *, s
end program
