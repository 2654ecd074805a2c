! flang differs: it does not read the modifiers of OpenMP 6.0
subroutine loops(n, a)
  integer :: n, a(n), i, k
  !$omp parallel do firstprivate(parallel: k)
  do i = 1, n
    a(i) = k
  end do
  !$omp target teams distribute firstprivate(target: k)
  do i = 1, n
    a(i) = k
  end do
  !$omp parallel do simd lastprivate(do: k)
  do i = 1, n
    k = i
  end do
end
