! 2.7.1: the last bound of an array of assumed size has to be written.
program p
  integer :: a(4)
  call zero(a, 4)
contains
  subroutine zero(v, n)
    integer :: n, v(*), i
    !$acc parallel loop copyout(v) ! want ACC0214
    do i = 1, n
      v(i) = 0
    end do
  end subroutine
end program
