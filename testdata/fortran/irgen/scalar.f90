! Scalar code: arithmetic, conversions, conditions, structured and unstructured control flow.
subroutine scalars(n, x, z, flag)
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: x
  complex, intent(inout) :: z
  logical, intent(out) :: flag
  integer :: i, k
  k = n ** 2 / 3 + mod(n, 4)
  x = x * 2 + k ** 0.5
  z = z * (1.0, -1.0) + n
  flag = x > 1 .and. n /= 3 .or. .not. k == 2
  do i = 1, n
    x = x + i
  end do
  do i = n, 1, -2
    if (x < 0) cycle
    if (x > 100) exit
    x = x - i
  end do
  do while (k > 0)
    k = k / 2
  end do
  select case (n)
  case (:0)
    x = 0
  case (1, 3:5)
    x = 1
  case default
    x = 2
  end select
  if (n == 7) goto 10
  x = -x
10 continue
end subroutine
