! A stack of temporaries that kernels take by a pointer of Cray Fortran.
module kern
  implicit none
contains
  subroutine work(m, ip, z)
    !$acc routine seq
    !$omp declare target
    integer, intent(in) :: m
    integer(8), intent(in) :: ip
    real(8), intent(inout) :: z
    real(8) :: t(m)
    pointer(ipt, t)
    integer :: i
    ipt = ip
    do i = 1, m
      t(i) = i
    end do
    z = sum(t)
  end subroutine
end module
program p
  use kern
  implicit none
  integer, parameter :: n = 8, m = 4
  real(8) :: stack(m, n), z(n)
  integer :: i
  stack = 0; z = 0
  !$acc parallel loop copy(stack, z)
  do i = 1, n
    call work(m - mod(i, 2), loc(stack(1, i)), z(i))
  end do
  print *, z, stack(:, 2)
  stack = 0; z = 0
  !$omp target teams distribute parallel do map(tofrom: stack, z)
  do i = 1, n
    call work(m - mod(i, 2), loc(stack(1, i)), z(i))
  end do
  print *, z, stack(:, 2)
end program
