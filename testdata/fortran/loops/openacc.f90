! Loops of OpenACC whose iterations depend on one another, and others that look like that.
!---
subroutine distance(n, a, b)
  integer :: n, i
  real :: a(n), b(n)
  !$acc parallel loop
  do i = 2, n
    a(i) = a(i - 1) + b(i) ! want ACC4041 "'a' is written here and read one iteration later"
  end do
  !$acc kernels
  !$acc loop independent
  do i = 1, n - 1
    a(i) = a(i + 1) + b(i) ! want ACC4041 "'a' is written here and read one iteration earlier"
  end do
  !$acc loop
  do i = 1, n - 1
    a(i) = a(i + 1) + b(i)
  end do
  !$acc end kernels
  !$acc serial loop
  do i = 2, n
    a(i) = a(i - 1)
  end do
  !$acc parallel loop seq
  do i = 2, n
    a(i) = a(i - 1)
  end do
end subroutine
!---
subroutine element(n, a, total, c)
  integer :: n, i, j
  real :: a(:), total(4), c(:, :)
  !$acc parallel loop copy(total)
  do i = 1, n
    total(1) = total(1) + a(i) ! want ACC4041 "all iterations of a parallel loop read and write the same element of 'total'"
  end do
  !$acc parallel loop copy(total)
  do i = 1, n
    !$acc atomic update
    total(1) = total(1) + a(i)
  end do
  !$acc parallel loop gang
  do j = 2, n
    !$acc loop vector
    do i = 2, n
      c(i, j) = c(i - 1, j) ! want ACC4041 "'c' is written here and read one iteration later"
    end do
  end do
  !$acc parallel loop gang
  do j = 2, n
    !$acc loop seq
    do i = 2, n
      c(i, j) = c(i - 1, j)
    end do
  end do
end subroutine
