! 2.15.1: an orphaned vector loop in a routine vector is shared among the lanes of the caller.
! output: 5050 10100
module m
contains
  subroutine fill(a, f)
    !$acc routine vector
    integer, intent(out) :: a(100)
    integer, intent(in) :: f
    integer :: i
    !$acc loop vector
    do i = 1, 100
      a(i) = i * f
    end do
  end subroutine
end module

program p
  use m
  integer :: a(100, 2), k
  !$acc parallel loop gang copyout(a)
  do k = 1, 2
    call fill(a(:, k), k)
  end do
  print '(i0,1x,i0)', sum(a(:, 1)), sum(a(:, 2))
end program
