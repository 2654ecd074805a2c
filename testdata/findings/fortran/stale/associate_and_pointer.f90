! find: stale value of half, read at 18, write at 14
program p
  implicit none
  real, target :: w(12)
  real, pointer :: half(:)
  real :: s
  integer :: i
  w = 0
  s = 0
  half => w(7:12)
  !$acc enter data copyin(w)
  !$acc parallel loop present(w)
  do i = 1, 12
    w(i) = i
  end do
  !$acc update self(w(1:6))
  do i = 1, 6
    s = s + half(i)
  end do
  !$acc exit data delete(w)
  print *, s
end program
