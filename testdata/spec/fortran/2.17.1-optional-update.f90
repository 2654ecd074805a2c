! 2.17.1: update and exit data with an absent optional argument do nothing.
! output: 4
program p
  call f()
contains
  subroutine f(x)
    integer, optional :: x(4)
    !$acc enter data copyin(x)
    !$acc update self(x)
    !$acc exit data delete(x)
    print '(i0)', 4
  end subroutine
end program
