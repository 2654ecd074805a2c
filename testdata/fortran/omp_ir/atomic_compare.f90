! flang differs: it has no atomic compare yet. All forms (OpenMP 5.2 15.8.4).
subroutine updates(x, e, d, y, z, b, w)
  integer :: x, e, d
  real(8) :: y, z
  logical :: b, w
  complex :: c
  integer(8) :: a(4)
!$omp atomic compare
  if (x == e) x = d
!$omp atomic compare seq_cst
  if (x .eq. e + 1) then
    x = 2*d
  end if
!$omp end atomic
!$omp atomic compare acquire fail(relaxed)
  if (e == x) x = d
!$omp atomic compare
  if (b .eqv. w) b = .true.
!$omp atomic compare weak
  if (y < z) y = z
!$omp atomic compare
  if (z < y) y = z
!$omp atomic compare
  if (a(e) > d) a(e) = d
!$omp atomic compare
  if (c == (1.0, 2.0)) c = y
end subroutine

subroutine captures(x, e, d, v, r)
  integer :: x, e, d, v
  real :: r
!$omp atomic compare capture
  v = x
  if (x == e) x = d
!$omp end atomic
!$omp atomic compare capture
  if (x > e) then
    x = e
  end if
  v = x
!$omp end atomic
!$omp atomic compare capture acq_rel fail(acquire)
  if (x == e) then
    x = d
  else
    v = x
  end if
!$omp end atomic
!$omp atomic compare capture
  if (x == e) then
    x = d
  else
    r = x
  end if
!$omp end atomic
!$omp atomic compare capture release fail(seq_cst)
  r = x
  if (x == e) x = d
!$omp end atomic
end subroutine
