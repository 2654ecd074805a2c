! 2.17.1: present tells in a compute region too whether an optional argument is there.
! output: 0 5
program p
  integer :: v(2)
  v = 5
  write (*, '(i0,1x)', advance='no') f()
  print '(i0)', f(v)
contains
  integer function f(x)
    integer, optional :: x(2)
    integer :: r
    r = 0
    !$acc serial copy(x) copy(r)
    if (present(x)) r = x(2)
    !$acc end serial
    f = r
  end function
end program
