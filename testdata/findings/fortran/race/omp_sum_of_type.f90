! find: data race of t%total, write at 25, read at 25
! The sum is a component; the declared reduction, whose initializer is a call, is not asked for.
module sums
  implicit none
  type :: total_of
    integer :: total = 0
  end type
  !$omp declare reduction(join: total_of: merge_into(omp_out, omp_in)) initializer(clear(omp_priv))
contains
  subroutine merge_into(o, i)
    type(total_of), intent(inout) :: o
    type(total_of), intent(in) :: i
    o%total = o%total + i%total
  end subroutine
  subroutine clear(o)
    type(total_of), intent(out) :: o
  end subroutine
end module
program main
  use sums
  type(total_of) :: t
  integer :: i
  !$omp parallel do num_threads(4)
  do i = 1, 100
    t%total = t%total + 2 * i
  end do
  print *, t%total
end program
