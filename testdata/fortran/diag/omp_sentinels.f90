! Sentinels of OpenMP in free form.
!---
subroutine s(x)
  integer :: x
  !omp parallel ! want ACC0206 "this is a comment, not a directive"
  ! $omp parallel ! want ACC0206 "this is a comment, not a directive"
  !omp$ parallel ! want ACC0206 "this is a comment, not a directive"
  !$opm parallel ! want ACC0206 "this is a comment, not a directive"
  !$ompparallel ! want ACC0206 "this is a comment, not a directive"
  !$omp ! want ACC0206 "expected a directive after this, the line is a comment"
  !$ompx bogus
  !$omx parallel
  ! omp parallelism
  !$omp taskwait
  !$omp &
  !$omp taskwait
  !$omp& taskwait ! spec: §3.1 ! want ACC0201 "directive line continues nothing"
end subroutine
!---
subroutine conditional(x)
  integer :: x
  !$ x = = 1 ! want ACC0210 "expected an expression, found '='"
  !$x = = 1
  !$ x = 1 + & ! place: 25
  !$omp taskwait ! place: 24 ! want ACC0201 "directive inside of a continued statement"
  !$ 2
end subroutine
!---
subroutine no_end
  !$omp taskwait & ! want ACC0201 "nothing follows this continuation"
end subroutine
