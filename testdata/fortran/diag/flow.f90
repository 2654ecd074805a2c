! What becomes of a variable in its procedure: values that firstprivate copies, updates, clauses.
!---
subroutine unset(n, d)
  integer :: n, i
  real :: t, u, w, x, d(n)
  common /shared/ x
  !$acc parallel firstprivate(t) copy(d) ! want ACC4030 "'t' has no value for firstprivate to copy"
  d(1) = t
  !$acc end parallel
  read *, u
  call elsewhere(w)
  !$acc parallel firstprivate(u, w, x) copy(d)
  d(1) = u + w + x
  !$acc end parallel
end subroutine
!---
subroutine updates(n, d)
  integer :: n, i
  real :: z(10), w(10), y(10), d(n)
  real, allocatable :: q(:), r(:)
  real, target :: g(10)
  z = 1
  !$acc update device(z) ! want ACC4031 "'z' is never put on the device"
  allocate(q(n), r(n))
  !$acc update host(q)
  !$acc enter data create(w)
  !$acc update device(w)
  call elsewhere(y)
  !$acc update device(y, d, g) ! want ACC4031 "'g' is never put on the device"
  !$acc data create(r)
  !$acc update device(r)
  !$acc end data
contains
  subroutine inside
    !$acc enter data copyin(q)
  end subroutine
end subroutine
!---
subroutine never(n, e, v, p)
  integer :: n, i
  real :: v(n), e(n)
  real, pointer :: p(:)
  !$acc parallel loop copyin(v) copyout(e) ! want ACC4027 "'v' is in copyin but the construct never uses it"
  do i = 1, n
    e(i) = 1
  end do
  !$acc parallel loop copyin(v) copyout(e)
  do i = 1, n
    e(i) = p(i)
  end do
end subroutine
