! 2.13.2: an allocatable in declare create is allocated on the device too by allocate, and freed by deallocate.
! output: F T 6 F
module m
  integer, allocatable :: v(:)
  !$acc declare create(v)
end module

program p
  use m
  use openacc
  logical :: before, between
  integer :: s
  before = .false.
  allocate (v(3))
  between = acc_is_present(v)
  !$acc serial present(v)
  v(1) = 1
  v(2) = 2
  v(3) = 3
  !$acc end serial
  !$acc update self(v)
  s = sum(v)
  deallocate (v)
  print '(l1,1x,l1,1x,i0,1x,l1)', before, between, s, allocated(v)
end program
