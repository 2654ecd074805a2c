! A procedure that shares a loop among the gangs that call it: each element is changed once. Inside of the module as well.
module work
contains
  subroutine inside(a)
    !$acc routine gang
    real :: a(10)
    integer :: i
    !$acc loop gang
    do i = 1, 10
      a(i) = a(i) + 10
    end do
  end subroutine
end module

subroutine outside(a)
  !$acc routine gang
  real :: a(10)
  integer :: i
  !$acc loop gang
  do i = 1, 10
    a(i) = a(i) + 1
  end do
end subroutine

program main
  use work
  real :: a(10)
  a = 0
  !$acc parallel copy(a) num_gangs(4)
  call outside(a)
  call inside(a)
  !$acc end parallel
  print '(10f4.0)', a
end program
