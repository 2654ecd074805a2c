! kept: 't' is transferred in each iteration of the loop at line 12: what runs in line 17 of the loop may access any memory
program main
  implicit none
  integer, parameter :: n = 40
  type :: box
    real, pointer :: q(:)
  end type
  real, target :: t(n)
  type(box) :: v
  integer :: i, k
  t = 1; v%q => t
  do k = 1, 5
    !$acc parallel loop copy(t)
    do i = 1, n
      t(i) = t(i) + 1
    end do
    v%q(3) = 9
  end do
  print *, t(3)
end program
