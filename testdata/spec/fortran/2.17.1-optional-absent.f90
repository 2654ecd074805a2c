! 2.17.1: a data clause with an optional argument that is absent has no effect.
! output: 1 11
program p
  integer :: a
  a = 1
  call f()
  write (*, '(i0,1x)', advance='no') a
  call f(a)
  print '(i0)', a
contains
  subroutine f(x)
    integer, optional :: x
    !$acc data copy(x)
    if (present(x)) then
      !$acc serial present(x)
      x = x + 10
      !$acc end serial
    end if
    !$acc end data
  end subroutine
end program
