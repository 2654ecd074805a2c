! Sums and extrema without a clause, and assignments to arrays, in kernels.
subroutine found(a, b, n, total, big, few)
  integer :: n, i, j, few
  real :: a(n,n), b(n,n), total, big
  total = 0
  !$omp parallel do private(i) reduction(+:total, few) reduction(max:big)
  do j = 1, n
    do i = 1, n
      total = total + a(i,j)*b(i,j)
      big = max(big, a(i,j))
      if (a(i,j) < 0) few = few + 1
    end do
  end do
  ! The order of the iterations matters: each adds to what the one before has left.
  do i = 2, n
    total = total * 2 + a(i,1)
  end do
end subroutine

subroutine assigned(a, b, c, w, n)
  integer :: n, i
  real :: a(n,n), b(n,n), c(:,:), w(n)
  real, external :: scale
  a = 0.0
  c(2:n-1,2:n-1) = 0.25*(b(1:n-2,2:n-1) + b(3:n,2:n-1))
  where (b > 0)
    a = b
  elsewhere
    a = -b
  end where
  forall (i = 1:n) w(i) = a(i,i)
  w = w / sum(a)
  !$omp parallel do if(n > 5)
  do i = 1, n
    b(i,1) = w(i)
  end do
  w(:) = w(n:1:-1)
  ! One thread does what threads cannot share.
  a = matmul(b, c)
  if (n > 5) a = 1
end subroutine
