! Sections against the bounds that are allocated or declared.
!---
subroutine longer(n, m, d, v)
  integer :: n, m, i
  real :: b(n), d(n), v(:)
  real, allocatable :: q(:), r(:, :)
  !$acc parallel loop copyin(b(1:n+1)) ! want ACC4042 "section ends one element after the last one of 'b'"
  do i = 1, n
    d(i) = b(i)
  end do
  !$acc parallel loop copyin(b(1:n))
  do i = 1, n
    d(i) = b(i)
  end do
  !$acc parallel loop copyin(v(1:n+1))
  do i = 1, n
    d(i) = v(i)
  end do
  allocate(q(0:n), r(n, m))
  !$acc parallel loop copyin(q(0:n))
  do i = 1, n
    d(i) = q(i)
  end do
  !$acc parallel loop copyin(q(0:n+2), r(1:n, 0:m-1)) ! want ACC4042 "section ends 2 elements after the last one of 'q'" ACC4042 "section starts one element before the first one of 'r'"
  do i = 1, n
    d(i) = q(i) + r(i, 1)
  end do
  deallocate(q)
  allocate(q(2 * n + 2))
  !$acc parallel loop copyin(q(1:n+2))
  do i = 1, n
    d(i) = q(i)
  end do
  n = n - 1
  !$acc parallel loop copyin(b(1:n+1))
  do i = 1, n
    d(i) = b(i)
  end do
end subroutine
!---
subroutine elsewhere(n, d)
  integer :: n, i
  real :: d(n)
  real, allocatable :: q(:)
  interface
    subroutine resize(x)
      real, allocatable :: x(:)
    end subroutine
  end interface
  allocate(q(n))
  call resize(q)
  !$acc parallel loop copyin(q(1:4*n))
  do i = 1, n
    d(i) = q(i)
  end do
end subroutine
