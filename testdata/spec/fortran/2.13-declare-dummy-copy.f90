! 2.13: declare copy of a dummy argument copies in at the call and out at the return.
! output: 3 8
program p
  integer :: v(2), seen
  v = [1, 3]
  call f(v, seen)
  print '(i0,1x,i0)', seen, v(2)
contains
  subroutine f(w, host)
    integer :: w(2), host
    !$acc declare copy(w)
    !$acc serial present(w)
    w(2) = w(2) + 5
    !$acc end serial
    host = w(2)
  end subroutine
end program
