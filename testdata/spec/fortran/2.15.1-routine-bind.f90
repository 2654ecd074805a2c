! 2.15.1: with bind the procedure of that name is called on the device, the procedure itself on the host.
! output: 1 2
module m
contains
  subroutine device_side(r)
    !$acc routine seq
    integer :: r
    r = 2
  end subroutine
  subroutine side(r)
    !$acc routine seq bind(device_side)
    integer :: r
    r = 1
  end subroutine
end module

program p
  use m
  integer :: h, d
  call side(h)
  !$acc serial copyout(d)
  call side(d)
  !$acc end serial
  print '(i0,1x,i0)', h, d
end program
