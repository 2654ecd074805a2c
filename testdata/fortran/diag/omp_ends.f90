! Directives of OpenMP and their ends.
!---
subroutine missing(x)
  integer :: x
  !$omp parallel ! want ACC0221 "parallel has no end parallel"
  x = 1
end subroutine
!---
subroutine other(x)
  integer :: x
  !$omp parallel
  x = 1
  !$omp end target ! want ACC0221 "expected end parallel, found end target"
end subroutine
!---
subroutine twice(x)
  integer :: x
  !$omp parallel
  x = 1
  !$omp end parallel
  !$omp end parallel ! want ACC0221 "end parallel without parallel"
end subroutine
!---
subroutine crossed(x)
  integer :: x
  !$omp target
  !$omp parallel ! want ACC0221 "parallel has no end parallel"
  x = 1
  !$omp end target
  !$omp end parallel
end subroutine
!---
subroutine block_around(x)
  integer :: x
  !$omp parallel
  if (x > 0) then
    x = 1
  !$omp end parallel ! want ACC0221 "end parallel inside of the if block"
  end if
end subroutine
!---
subroutine from_block(x)
  integer :: x
  if (x > 0) then
    !$omp parallel ! want ACC0221 "parallel has no end parallel"
    x = 1
  end if
  !$omp end parallel
end subroutine
!---
subroutine after_block(x)
  integer :: x
  ! The BLOCK construct is all that the directive governs.
  !$omp parallel
  block
    x = 1
  end block
  x = 2
  !$omp end parallel ! want ACC0221 "end parallel without parallel"
end subroutine
!---
subroutine no_end(x)
  integer :: x
  !$omp taskwait
  x = 1
  !$omp end taskwait ! want ACC0221 "taskwait has no end directive"
end subroutine
!---
subroutine more(x)
  integer :: x
  !$omp parallel
  x = 1
  !$omp end parallel private(x) ! want ACC0221 "end parallel does not take the clause private"
end subroutine
!---
subroutine no_loop(x)
  integer :: x
  !$omp simd
  x = 1
end subroutine
!---
subroutine nothing_follows(x)
  integer :: x
  x = 1
  !$omp simd ! want ACC0221 "expected a do loop after simd"
end subroutine
!---
subroutine nothing_follows_atomic(x)
  integer :: x
  x = 1
  !$omp atomic ! want ACC0221 "expected a statement after atomic"
end subroutine
!---
subroutine late(x)
  integer :: i, x
  !$omp simd
  do i = 1, 10
    x = 1
  end do
  x = 2
  !$omp end simd ! want ACC0221 "end simd without simd"
end subroutine
!---
subroutine unknown_end(x)
  integer :: x
  !$omp parallel
  x = 1
  !$omp end paralel ! want OMP1001 "unknown directive 'end paralel'"
end subroutine
!---
subroutine names(x)
  integer :: x
  !$omp critical (one)
  x = 1
  !$omp end critical (two) ! want ACC0221 "expected the name 'one', found 'two'"
  !$omp critical (one)
  x = 1
  !$omp end critical ! want ACC0221 "expected the name 'one' after end critical"
  !$omp critical
  x = 1
  !$omp end critical (two) ! want ACC0221 "expected end critical without a name, found 'two'"
  !$omp critical (one)
  x = 1
  !$omp end critical (one)
end subroutine
!---
subroutine combined(x)
  integer :: i, x
  !$omp parallel do
  do i = 1, 10
    x = 1
  end do
  !$omp end parallel ! want ACC0221 "expected end parallel do, found end parallel"
end subroutine
!---
subroutine of_c(x)
  integer :: x
  !$omp declare target
  !$omp end declare target ! want ACC0221 "declare target has no end directive"
end subroutine
!---
subroutine clauses(x)
  integer :: x
  !$omp parallel
  !$omp single
  x = 1
  !$omp end single private(x) ! want ACC0221 "end single does not take the clause private"
  !$omp end parallel nowait ! want ACC0221 "end parallel does not take the clause nowait"
end subroutine
!---
subroutine loops(x)
  integer :: i, x
  !$omp do ! place: 154 ! want ACC0221 "expected a do loop after do"
  !$omp parallel do ! place: 153
  do i = 1, 10
    x = 1
  end do
end subroutine
!---
subroutine standalone(x)
  integer :: x
  !$omp do ordered(1)
  do i = 1, 10
    !$omp ordered depend(source)
    x = 1
    !$omp end ordered ! want ACC0221 "end ordered without ordered"
  end do
end subroutine
!---
subroutine without_allocate(x)
  integer :: x
  !$omp allocators
  x = 1 ! want ACC0221 "expected an allocate statement after allocators"
  !$omp dispatch ! want ACC0221 "expected a call, or an assignment of the result of one after dispatch"
end subroutine
