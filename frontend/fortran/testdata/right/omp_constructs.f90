! The constructs of OpenMP with their ends.
subroutine s(a, b, n, x)
  implicit none
  integer :: n, x, i, j
  real :: a(n), b(n)
  real, allocatable :: q(:)
  !$omp parallel sections
  x = 1
  !$omp section
  x = 2
  !$omp section
  block
  x = 3
  end block
  !$omp end parallel sections
  !$omp sections
  !$omp section
  !$omp end sections nowait
  !$omp parallel private(x)
  !$omp do schedule(dynamic, 4)
  do i = 1, n
    a(i) = 1
  end do
  !$omp end do nowait
  !$omp single
  x = 1
  !$omp end single copyprivate(x)
  !$omp critical (name)
  x = 2
  !$omp end critical (name)
  !$omp workshare
  a = b
  !$omp end workshare nowait
  !$omp masked filter(1)
  x = 2
  !$omp end masked
  !$omp do ordered(1)
  do i = 2, n
    !$omp ordered depend(sink: i - 1)
    a(i) = a(i - 1)
    !$omp ordered depend(source)
  end do
  !$omp enddo
  !$omp do ordered
  do i = 2, n
    !$omp ordered
    a(i) = a(i - 1)
    !$omp end ordered
  end do
  !$omp do
  do i = 1, n
    !$omp cancel do if(x > 3)
    !$omp cancellation point do
  end do
  !$omp end parallel
  !$omp parallel do reduction(inscan, +: x)
  do i = 1, n
    x = x + 1
    !$omp scan inclusive(x)
    a(i) = x
  end do
  !$omp parallel do collapse(2)
  !$omp tile sizes(2, 2)
  do i = 1, n
    do j = 1, n
      a(i) = j
    end do
  end do
  !$omp end tile
  !$omp end parallel do
  !$omp atomic compare
  if (x == 1) x = 2
  !$omp atomic compare
  if (x == 1) then
    x = 2
  end if
  !$omp end atomic
  !$omp atomic compare capture
  if (x == 1) then
    x = 2
  else
    i = x
  end if
  !$omp atomic capture compare
  i = x
  if (x == 1) then
    x = 2
  end if
  !$omp end atomic
  !$omp allocate(q) allocator(1_8)
  allocate(q(n))
  !$omp allocators allocate(allocator(1_8): q)
  allocate(q(n))
  !$omp end allocators
  !$omp dispatch
  call t(x)
  !$omp metadirective when(user={condition(.true.)}: parallel do) otherwise(nothing)
  do i = 1, n
    a(i) = 1
  end do
  !$omp error at(execution) severity(warning) message("no")
  !$omp nothing
  !$omp flush(x)
  !$omp taskloop
  do i = 1, n
    a(i) = 1
  end do
  !$omp loop bind(teams)
  do concurrent (i = 1:n)
    a(i) = 1
  end do
  !$omp target teams distribute parallel do simd
  do i = 1, n
    a(i) = 1
  end do
  !$omp end target teams distribute parallel do simd
contains
  subroutine t(y)
    integer :: y
  end subroutine
end subroutine
