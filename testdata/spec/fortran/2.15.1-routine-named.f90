! 2.15.1: routine with a name in the caller applies to an external procedure.
! output: 7
program p
  interface
    subroutine inc(x)
      integer :: x
      !$acc routine seq
    end subroutine
  end interface
  integer :: a
  a = 6
  !$acc serial copy(a)
  call inc(a)
  !$acc end serial
  print '(i0)', a
end program

subroutine inc(x)
  integer :: x
  !$acc routine seq
  x = x + 1
end subroutine
