! silent
module shared
  real(8) :: t(10) = 1
  !$acc declare copyin(t)
end module

program main
  use shared
  integer :: i
  !$acc parallel loop
  do i = 1, 10
    t(i) = i
  end do
  !$acc update self(t)
  print *, t
end program
