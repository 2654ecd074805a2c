! Reductions and privatization of every type and operator.
subroutine reduce(n, a)
  integer :: n, i
  real :: a(n)
  integer :: s1, s2, s3, s4, s5, s6, s7
  real :: r1, r2
  complex :: z
  logical :: l1, l2, l3, l4
  real(8) :: arr(10)
  real, allocatable :: al(:)
  s1 = 0; s2 = 1; s3 = 0; s4 = 0; s5 = 0; s6 = 0; s7 = 0; r1 = 0; r2 = 0; z = 0
  l1 = .true.; l2 = .false.; l3 = .true.; l4 = .false.
  allocate(al(n))
  !$acc parallel loop reduction(+:s1) reduction(*:s2) reduction(max:s3, r1) reduction(min:s4, r2) &
  !$acc reduction(iand:s5) reduction(ior:s6) reduction(ieor:s7) reduction(+:z) reduction(.and.:l1) reduction(.or.:l2) &
  !$acc reduction(.eqv.:l3) reduction(.neqv.:l4) reduction(+:arr)
  do i = 1, n
    s1 = s1 + i
    s2 = s2 * i
    s3 = max(s3, i)
    s4 = min(s4, i)
    s5 = iand(s5, i)
    s6 = ior(s6, i)
    s7 = ieor(s7, i)
    r1 = max(r1, a(i))
    r2 = min(r2, a(i))
    z = z + cmplx(a(i), 0.0)
    l1 = l1 .and. a(i) > 0
    l2 = l2 .or. a(i) > 0
    l3 = l3 .eqv. (a(i) > 0)
    l4 = l4 .neqv. (a(i) > 0)
    arr(1) = arr(1) + a(i)
  end do
  !$acc parallel loop private(arr, al) firstprivate(z)
  do i = 1, n
    arr(1) = i
    al(1) = arr(1) + real(z)
  end do
end subroutine
