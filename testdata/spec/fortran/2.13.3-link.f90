! 2.13.3: link names a large global variable that has memory on the device only while a data clause says so.
! output: F T 8 F
module m
  integer :: big(4) = [1, 2, 3, 4]
  !$acc declare link(big)
end module

program p
  use m
  use openacc
  logical :: before, between
  integer :: i
  before = acc_is_present(big)
  !$acc data copy(big)
  between = acc_is_present(big)
  !$acc parallel loop
  do i = 1, 4
    big(i) = big(i) * 2
  end do
  !$acc end data
  print '(l1,1x,l1,1x,i0,1x,l1)', before, between, big(4), acc_is_present(big)
end program
