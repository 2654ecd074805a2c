! Sums and extrema without a clause, and assignments to arrays, in kernels.
subroutine found(a, b, n, total, big, few)
  integer :: n, i, j, few
  real :: a(n,n), b(n,n), total, big
  !$acc kernels
  total = 0
  do j = 1, n
    do i = 1, n
      total = total + a(i,j)*b(i,j)
      big = max(big, a(i,j))
      if (a(i,j) < 0) few = few + 1
    end do
  end do
  !$acc end kernels
  ! The order of the iterations matters: each adds to what the one before has left.
  !$acc kernels
  do i = 2, n
    total = total * 2 + a(i,1)
  end do
  !$acc end kernels
end subroutine

subroutine assigned(a, b, c, w, n)
  integer :: n, i
  real :: a(n,n), b(n,n), c(:,:), w(n)
  real, external :: scale
  !$acc kernels
  a = 0.0
  c(2:n-1,2:n-1) = 0.25*(b(1:n-2,2:n-1) + b(3:n,2:n-1))
  where (b > 0)
    a = b
  elsewhere
    a = -b
  end where
  forall (i = 1:n) w(i) = a(i,i)
  !$acc end kernels
  !$acc kernels async(2) if(n > 5)
  w = w / sum(a)
  do i = 1, n
    b(i,1) = w(i)
  end do
  w(:) = w(n:1:-1)
  !$acc end kernels
  ! One thread does what threads cannot share.
  !$acc kernels
  a = matmul(b, c)
  !$acc end kernels
  !$acc kernels
  if (n > 5) a = 1
  !$acc end kernels
end subroutine
