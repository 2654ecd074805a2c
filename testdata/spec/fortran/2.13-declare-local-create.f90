! 2.13: a local variable of declare create is on the device from the call to the return.
! output: T 10
program p
  call f
contains
  subroutine f
    use openacc
    integer :: v(4), i
    !$acc declare create(v)
    !$acc parallel loop present(v)
    do i = 1, 4
      v(i) = i
    end do
    !$acc update self(v)
    print '(l1,1x,i0)', acc_is_present(v), sum(v)
  end subroutine
end program
