! 2.13: declare copyin of a dummy argument: what the device does to it does not come back.
! output: 1 3 8
program p
  integer :: v(2), r
  v = [1, 3]
  call f(v, r)
  print '(i0,2(1x,i0))', v, r
contains
  subroutine f(w, r)
    integer :: w(2), r
    !$acc declare copyin(w)
    !$acc serial present(w) copyout(r)
    w(2) = w(2) + 5
    r = w(2)
    !$acc end serial
  end subroutine
end program
