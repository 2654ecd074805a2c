! find: stale value of a, read at 13:12, write at 10:5
program deletes
  implicit none
  real :: a(20)
  integer :: i
  a = 1
  !$acc enter data copyin(a)
  !$acc parallel loop present(a)
  do i = 1, 20
    a(i) = 2 * i
  end do
  !$acc exit data delete(a)
  print *, a(5)
end program
