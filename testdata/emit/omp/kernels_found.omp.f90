! Sums and extrema without a clause, and assignments to arrays, in kernels.
subroutine found(a, b, n, total, big, few)
  integer :: n, i, j, few
  real :: a(n,n), b(n,n), total, big
  !$omp target data map(tofrom: total, a, b)
  !$omp target map(tofrom: total)
  total = 0
  !$omp end target
  !$omp target teams distribute parallel do private(i) reduction(+:total, few) reduction(max:big)
  do j = 1, n
    do i = 1, n
      total = total + a(i,j)*b(i,j)
      big = max(big, a(i,j))
      if (a(i,j) < 0) few = few + 1
    end do
  end do
  !$omp end target data
  ! The order of the iterations matters: each adds to what the one before has left.
  !$omp target map(tofrom: total)
  do i = 2, n
    total = total * 2 + a(i,1)
  end do
  !$omp end target
end subroutine

subroutine assigned(a, b, c, w, n)
  integer(1) :: accc_queue(0:63)
  common /accc_queue/ accc_queue
  bind(c) :: /accc_queue/
  integer :: n, i
  real :: a(n,n), b(n,n), c(:,:), w(n)
  real, external :: scale
  !$omp target
  !$omp parallel workshare
  a = 0.0
  c(2:n-1,2:n-1) = 0.25*(b(1:n-2,2:n-1) + b(3:n,2:n-1))
  where (b > 0)
    a = b
  elsewhere
    a = -b
  end where
  forall (i = 1:n) w(i) = a(i,i)
  !$omp end parallel workshare
  !$omp end target
  !$omp target enter data nowait depend(inout: accc_queue(2)) if(n > 5) map(to: a, w, b)
  !$omp target if(n > 5) nowait depend(inout: accc_queue(2))
  !$omp parallel workshare
  w = w / sum(a)
  !$omp end parallel workshare
  !$omp end target
  !$omp target if(n > 5) nowait depend(inout: accc_queue(2))
  !$omp teams distribute parallel do
  do i = 1, n
    b(i,1) = w(i)
  end do
  !$omp end target
  !$omp target if(n > 5) nowait depend(inout: accc_queue(2))
  !$omp parallel workshare
  w(:) = w(n:1:-1)
  !$omp end parallel workshare
  !$omp end target
  !$omp target exit data nowait depend(inout: accc_queue(2)) if(n > 5) map(from: a, w, b)
  ! One thread does what threads cannot share.
  !$omp target
  a = matmul(b, c)
  !$omp end target
  !$omp target
  if (n > 5) a = 1
  !$omp end target
end subroutine
