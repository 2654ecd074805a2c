subroutine direct(a, n, m)
  implicit none
  integer, intent(in) :: n, m
  real, intent(inout) :: a(n, m)
  integer :: i, j
  !$acc parallel loop copy(a)
  do j = 1, m
    !$acc loop
    do i = 1, n
      a(i, j) = a(i, j) + 1
    end do
  end do
end subroutine

subroutine between(a, s, n, m)
  implicit none
  integer, intent(in) :: n, m
  real, intent(inout) :: a(n, m), s(m)
  integer :: i, j
  !$acc parallel loop copy(a, s)
  do j = 1, m
    s(j) = 0
    !$acc loop
    do i = 1, n
      a(i, j) = a(i, j) + 1
    end do
  end do
end subroutine
