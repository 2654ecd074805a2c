! What directives of OpenMP govern in free form, and where their ends may be left out.
module m
  integer :: calls = 0
  !$omp declare target to(calls)
contains
  subroutine count
    !$omp declare target
    !$omp atomic
    calls = calls + 1
  end subroutine
end module

program p
  use m
  implicit none
  integer :: i, x, v
  real :: a(10)
  !$ integer :: conditional
  x = 0
  !$ conditional = &
  !$ & x
  !$ conditional = conditional + &
  !$   1
  x = x + & ! a statement of which one line is conditional
  !$  2 + &
    1
  !$omp parallel private(i) &
  !$omp   private(x) & ! why
  ! a comment
  !$omp & private(v)
  x = 1
  !$omp end parallel

  ! A BLOCK construct needs no end directive.
  !$omp parallel
  block
    integer :: y
    y = 2
  end block
  v = 1
  !$omp parallel
  block
    x = 3
  end block
  !$omp end parallel
  if (x == 3) then
    !$omp target map(tofrom: a)
    block
      a = 1
    end block
  end if
  !$omp target data map(tofrom: a)
  !$omp target map(tofrom: a)
  block
    a = 1
  end block
  !$omp end target data
  !$omp targetdata map(tofrom: a)
  !$omp targetupdate to(a)
  !$omp endtargetdata

  !$omp simd
  do i = 1, 10
    a(i) = 1
  end do
  !$omp end simd
  !$omp target simd map(tofrom: a)
  do i = 1, 10
    a(i) = 2
  end do

  !$omp atomic read
  v = x
  !$omp atomic write
  x = v
  !$omp end atomic
  !$omp atomic capture
  v = x
  x = x + 1
  !$omp end atomic
  !$omp taskwait
contains
  subroutine inner(b)
    real, intent(inout) :: b(:)
    !$omp task
    b = 2
    !$omp end task
  end subroutine
end program
