! find: stale value of field, read at 19, write at 10
module steps
  implicit none
contains
  subroutine advance(field)
    real, intent(inout) :: field(:)
    integer :: i
    !$acc parallel loop present(field)
    do i = 1, size(field)
      field(i) = field(i) + 1
    end do
  end subroutine
  subroutine report(field)
    real, intent(in) :: field(:)
    integer :: i
    real :: s
    s = 0
    do i = 1, size(field)
      s = s + field(i)
    end do
    print *, s
  end subroutine
end module
program p
  use steps
  implicit none
  real :: f(25)
  integer :: t
  f = 0
  !$acc enter data copyin(f)
  do t = 1, 4
    call advance(f)
    call report(f)
  end do
  !$acc exit data delete(f)
end program
