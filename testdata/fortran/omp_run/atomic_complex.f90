! Complex numbers in atomic constructs.
program p
  implicit none
  complex(4) :: a, v
  complex(8) :: b, bs(4), w
  real(8) :: d
  integer :: i, failed
  a = 0; b = 0; bs = 0; d = 0; failed = 0
  !$omp parallel do num_threads(4)
  do i = 1, 100
    !$omp atomic
    a = a + (1, 2)
    !$omp atomic
    bs(mod(i, 4) + 1) = bs(mod(i, 4) + 1) + cmplx(i, -i, 8)
    !$omp atomic
    d = d + (2d0, 3d0)
  end do
  !$omp parallel do num_threads(4) private(w) reduction(+: failed)
  do i = 1, 100
    !$omp atomic write
    b = cmplx(i, i, 8)
    !$omp atomic read
    w = b
    if (real(w) /= aimag(w)) failed = failed + 1
  end do
  print *, a, bs, d, failed
  b = (1, 1)
  !$omp atomic capture
  v = a
  a = a * (0, 1)
  !$omp end atomic
  print *, v, a
  !$omp atomic read
  failed = failed
  !$omp atomic read
  b = b
  print *, failed, b
  b = 0
  !$omp target teams distribute parallel do map(tofrom: b)
  do i = 1, 1000
    !$omp atomic
    b = b + (1d0, 2d0)
  end do
  print *, b
  b = 0
  !$acc parallel loop gang vector copy(b)
  do i = 1, 1000
    !$acc atomic update
    b = b + (1d0, 2d0)
  end do
  print *, b
end program
