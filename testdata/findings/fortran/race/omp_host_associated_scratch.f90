! find: data race of t, write at 14:5, read at 15:14
program scratch
  implicit none
  real :: t, out(24)
  integer :: i
!$omp parallel do
  do i = 1, 24
    call one(i)
  end do
  print *, out(7)
contains
  subroutine one(k)
    integer, intent(in) :: k
    t = k * 1.5
    out(k) = t + 1
  end subroutine
end program
