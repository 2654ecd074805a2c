! 2.7.1: a variable of the host procedure can be in the clauses of an internal one.
! output: 1 4 9
program p
  integer :: a(3)
  a = 0
  call square
  print '(i0,2(1x,i0))', a
contains
  subroutine square
    integer :: i
    !$acc parallel loop copy(a)
    do i = 1, 3
      a(i) = i * i
    end do
  end subroutine
end program
