! find: data race of a, write at 19, read at 19
program p
  real :: a(20, 40)
  integer :: i
  a = 1
  !$acc parallel loop gang copy(a)
  do i = 1, 40
    call smooth(a(:, i), 20)
  end do
  print *, a(4, 3)
contains
  subroutine smooth(a, n)
    !$acc routine vector
    integer, intent(in) :: n
    real, intent(inout) :: a(n)
    integer :: i
    !$acc loop vector
    do i = 2, n
      a(i) = (a(i - 1) + a(i)) / 2
    end do
  end subroutine
end program
