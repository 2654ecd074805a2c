! 2.13: declare present of a dummy argument demands that the caller has put it on the device.
! error: not present
program p
  integer :: v(2)
  v = 0
  call f(v)
contains
  subroutine f(w)
    integer :: w(2)
    !$acc declare present(w)
    !$acc serial
    w(1) = 1
    !$acc end serial
  end subroutine
end program
