! kept: 'a' is transferred in each iteration of the loop at line 9: the statement in line 14 of the loop may access any memory
program main
  implicit none
  integer, parameter :: n = 40
  real :: a(n)
  integer :: i, k
  namelist /group/ a
  a = 1
  do k = 1, 5
    !$acc parallel loop copy(a)
    do i = 1, n
      a(i) = a(i) + 1
    end do
    write (*, nml=group)
  end do
end program
