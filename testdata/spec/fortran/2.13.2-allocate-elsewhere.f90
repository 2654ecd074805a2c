! 2.13.2: a declared module variable is allocated on the device wherever it is allocated; a local pointer can be declared.
! output: 1 4
! output: 8 11
module m
  integer, allocatable :: a(:)
  !$acc declare create(a)
contains
  subroutine pointers
    integer, pointer :: p(:)
    integer, target :: t(4)
    integer :: i
    !$acc declare create(t, p)
    t = 7
    p => t
    !$acc update device(t)
    !$acc parallel loop
    do i = 1, 4
      p(i) = p(i) + i
    end do
    !$acc update self(t)
    print '(i0,1x,i0)', t(1), t(4)
  end subroutine
end module
program q
  use m
  integer :: i
  call make
  !$acc parallel loop
  do i = 1, 4
    a(i) = i
  end do
  !$acc update self(a)
  print '(i0,1x,i0)', a(1), a(4)
  call pointers
end program
subroutine make
  use m
  allocate(a(4))
end subroutine
