! flang differs: what it prints is after lower-workshare. Array assignments are loops that threads share.
subroutine s(a, b, c, n)
  integer :: n
  real :: a(n), b(n), c(n), t
  real :: d(10,10), e(10,10)
  !$omp parallel
  !$omp workshare
  a = b + c
  t = 1.0
  a(1) = t
  where (b > 0.0) c = b
  !$omp end workshare
  !$omp workshare
  d = e
  !$omp end workshare nowait
  !$omp end parallel
  !$omp parallel workshare num_threads(4)
  forall (i=1:10) d(i,i) = e(i,1)
  !$omp atomic
  t = t + 1.0
  !$omp critical
  t = 2.0
  !$omp end critical
  !$omp end parallel workshare
end subroutine

subroutine temporaries(a, b, s, c)
  real, allocatable :: a(:)
  real :: b(8), s(8,8), v(8)
  logical :: c(8)
!$omp workshare
  b(2:8) = b(1:7)
  a = b * 2.0
  where (c)
    b = sum(s, dim=1)
  elsewhere (b > 1.0)
    b = a
  elsewhere
    b = b(8:1:-1)
  end where
  v = cshift(b, 1) + maxval(s)
!$omp end workshare
end subroutine

subroutine distribution(a, b, c, n)
  integer :: n
  real :: a(n), b(n), c(n)
!$omp teams workdistribute
  a = b + c
  b = a
!$omp end teams workdistribute
end subroutine
