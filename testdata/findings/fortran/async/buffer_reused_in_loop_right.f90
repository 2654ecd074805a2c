program p
  implicit none
  integer, parameter :: n = 20
  real :: buf(n), s
  integer :: i, k
  s = 0
  !$acc enter data create(buf)
  do k = 1, 3
    buf = k
    !$acc update device(buf) async(1)
    !$acc parallel loop present(buf) async(1)
    do i = 1, n
      buf(i) = buf(i) * 2
    end do
    !$acc wait(1)
  end do
  !$acc wait
  !$acc exit data copyout(buf)
  print *, buf(1)
end program
