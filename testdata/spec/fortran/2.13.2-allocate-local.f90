! 2.13.2: with declare create of an allocatable of a procedure, allocate also allocates on the device, and deallocate frees there.
! output: T 1 2 F T 5
! output: T 1 2 F T 5
! output: F
module m
  use openacc
contains
  subroutine s
    real, allocatable, target :: a(:)
    real, pointer :: old(:)
    logical :: first, gone, again
    real :: before
    !$acc declare create(a)
    allocate (a(10))
    first = acc_is_present(a)
    a = 1
    !$acc parallel loop present(a)
    do i = 1, 10
      a(i) = i
    end do
    before = a(2)
    !$acc update self(a)
    old => a
    write (*, '(l1, 2(1x, i0))', advance='no') first, int(before), int(a(2))
    deallocate (a)
    gone = acc_is_present(old, 40)
    allocate (a(5))
    again = acc_is_present(a)
    print '(1x, l1, 1x, l1, 1x, i0)', gone, again, size(a)
  end subroutine
  subroutine grow(b)
    real, allocatable :: b(:)
    !$acc declare create(b)
    if (allocated(b)) deallocate (b)
    allocate (b(100))
    !$acc parallel loop present(b)
    do i = 1, 100
      b(i) = i
    end do
  end subroutine
end module

program p
  use m
  real, allocatable :: c(:)
  call s
  call s
  call grow(c)
  print '(l1)', acc_is_present(c)
end program
