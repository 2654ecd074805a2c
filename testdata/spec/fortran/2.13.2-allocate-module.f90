! 2.13.2: with declare create of an allocatable of a module, allocate also allocates on the device, and deallocate frees there.
! output: T 3 4
! output: T 20
module m
  real, allocatable :: g(:)
  !$acc declare create(g)
contains
  subroutine add(n)
    !$acc parallel loop
    do i = 1, n
      g(i) = g(i) + 1
    end do
  end subroutine
end module

program p
  use m
  use openacc
  integer :: before
  logical :: there
  allocate (g(10))
  there = acc_is_present(g)
  g = 3
  !$acc update device(g)
  call add(10)
  before = int(g(1))
  !$acc update self(g)
  print '(l1, 2(1x, i0))', there, before, int(g(1))
  deallocate (g)
  allocate (g(20))
  print '(l1, 1x, i0)', acc_is_present(g), size(g)
end program
