! find: data race of calls, read at 8, write at 8
module counters
  implicit none
contains
  integer function tick(i)
    integer, intent(in) :: i
    integer, save :: calls = 0
    calls = calls + 1
    tick = i
  end function
end module
program p
  use counters
  implicit none
  integer :: i, r(20)
  !$omp parallel do
  do i = 1, 20
    r(i) = tick(i)
  end do
  print *, sum(r)
end program
