! find: stale value of coarse, read at 17, write at 10
module levels
  implicit none
  real :: fine(16), coarse(8)
contains
  subroutine restrict_to_coarse()
    integer :: i
    !$acc parallel loop present(fine, coarse)
    do i = 1, 8
      coarse(i) = 0.5 * (fine(2*i - 1) + fine(2*i))
    end do
  end subroutine
  real function norm() result(s)
    integer :: i
    s = 0
    do i = 1, 8
      s = s + coarse(i)**2
    end do
  end function
end module
program p
  use levels
  implicit none
  integer :: i
  real :: s
  fine = [(real(i), i = 1, 16)]
  coarse = 0
  !$acc enter data copyin(fine, coarse)
  call restrict_to_coarse()
  s = norm()
  !$acc exit data delete(fine, coarse)
  print *, s
end program
