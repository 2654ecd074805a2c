! Compute constructs, loops and their clauses.
subroutine constructs(a, b, x, y, n, l)
  implicit none
  integer :: n, i, j, k
  real :: a(n, n), b(10), x, y
  logical :: l
  !$acc parallel num_gangs(4) num_workers(2) vector_length(32) private(x) firstprivate(y) copy(a) reduction(+:b)
  x = y
  !$acc end parallel
  !$acc parallel num_gangs(2, 3, 4) device_type(nvidia) num_gangs(8) vector_length(64) device_type(radeon, multicore) num_workers(4)
  x = 1
  !$acc end parallel
  !$acc serial if (l) self(n > 2) copyin(b) async(1) wait
  x = b(1)
  !$acc end serial
  !$acc kernels self default(none) copy(x)
  x = 1
  !$acc end kernels
  !$acc parallel loop gang worker vector collapse(2) private(k) reduction(max:x) copyin(a)
  do i = 1, n
    do j = 1, n
      k = i + j
      x = max(x, a(i, j))
    end do
  end do
  !$acc end parallel loop
  !$acc kernels loop independent copyout(b)
  do i = 1, 10
    b(i) = i
  end do
  !$acc serial loop seq reduction(.and.:l)
  do i = 1, 10
    l = l .and. b(i) > 0
  end do
  !$acc parallel present(a, b)
  !$acc loop gang(static: *) tile(2, *) private(x)
  do i = 1, n
    do j = 1, n
      a(i, j) = 0
    end do
  end do
  !$acc loop gang(static: 2) device_type(nvidia) vector
  do i = n, 1, -2
    do j = i, n
      a(i, j) = a(i, j) + 1
    end do
  end do
  !$acc loop gang(dim: 1) auto
  do concurrent (i = 1:n)
    a(i, 1) = 2
  end do
  !$acc end parallel
end subroutine

! Loops that no directive governs.
subroutine bare(a, n)
  implicit none
  integer :: n, i, j
  real :: a(n, n), s
  !$acc parallel copy(a)
  do i = 1, n
    do j = 1, n
      a(i, j) = 1
    end do
  end do
  !$acc end parallel
  !$acc kernels copy(a)
  do i = 1, n, 3
    a(i, i) = 2
  end do
  !$acc loop vector
  do i = 1, n
    s = 0
    do j = 1, i
      s = s + a(j, i)
    end do
    a(1, i) = s
  end do
  !$acc end kernels
  !$acc serial copy(a)
  do i = 1, n
    a(i, i) = 3
  end do
  !$acc end serial
end subroutine

! Private copies and reductions of every type and operator.
subroutine copies(i1, i8, r4, r8, c4, l4, e, m, auto, assumed, open, link, n)
  implicit none
  integer :: n
  integer(1) :: i1
  integer(8) :: i8
  real(4) :: r4
  real(8) :: r8, m(3, 4)
  complex :: c4
  logical :: l4
  integer :: e(5)
  real :: auto(n), assumed(:, :)
  real, allocatable :: open(:)
  real, pointer :: link(:, :)
  !$acc parallel private(i1, i8, r4, r8, c4, l4, e, m, auto, assumed, open, link)
  i1 = 1
  !$acc end parallel
  !$acc parallel firstprivate(i1, i8, r4, r8, c4, l4, e, m, auto, assumed, open)
  i1 = 1
  !$acc end parallel
  !$acc parallel reduction(+:i8, r4, c4, e) reduction(*:r8) reduction(.or.:l4)
  i1 = 1
  !$acc end parallel
  !$acc parallel reduction(iand:i1) reduction(ior:i8) reduction(ieor:n) reduction(.eqv.:l4) reduction(min:r8) reduction(+:assumed)
  i1 = 1
  !$acc end parallel
  !$acc parallel reduction(.neqv.:l4) reduction(max:m) reduction(*:auto)
  i1 = 1
  !$acc end parallel
end subroutine
