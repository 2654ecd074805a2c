! find: not present, read at 18
program p
  implicit none
  type :: mesh
    integer :: n
    real, allocatable :: x(:)
  end type
  type(mesh) :: m
  real :: s
  integer :: i
  m%n = 20
  allocate(m%x(20))
  m%x = 2
  s = 0
  !$acc enter data copyin(m)
  !$acc parallel loop reduction(+:s) present(m)
  do i = 1, m%n
    s = s + m%x(i)
  end do
  !$acc exit data delete(m)
  print *, s
end program
