! Compute constructs with data clauses on every kind of variable.
subroutine compute(n, a, b, s)
  integer, intent(in) :: n
  real, intent(inout) :: a(n)
  real, intent(in) :: b(:)
  real, intent(out) :: s
  integer :: i, j
  real :: fixed(10, 20)
  real, allocatable :: c(:)
  real, pointer :: d(:, :)
  logical :: flag
  flag = n > 10
  allocate(c(n), d(n, 2))
  !$acc parallel copy(a, fixed) copyin(b) copyout(c) create(d) num_gangs(n) vector_length(32) async(1) if(flag)
  !$acc loop gang
  do i = 1, n
    a(i) = b(i) + fixed(1, 2)
    c(i) = d(i, 1) * 2.0
  end do
  !$acc end parallel
  s = 0.0
  !$acc parallel loop gang vector reduction(+:s) private(j) firstprivate(flag) present(a) wait(1)
  do i = 1, n
    j = i
    if (flag) s = s + a(j)
  end do
  !$acc kernels copy(a(1:n/2)) no_create(b) default(present)
  a(:) = a(:) + 1.0
  !$acc loop independent worker
  do i = 1, n
    a(i) = 0.0
  end do
  !$acc end kernels
  !$acc serial copyin(readonly: b) self(flag) device_type(nvidia) async device_type(*) async(2)
  a(1) = b(1)
  !$acc end serial
  !$acc kernels loop collapse(2) tile(2, 4)
  do i = 1, 10
    do j = 1, 20
      fixed(i, j) = real(i + j)
    end do
  end do
  !$acc serial loop seq
  do i = 1, n
    a(i) = a(i) * 2.0
  end do
  !$acc parallel loop gang(num: 4, static: 2) worker(2) vector(8) collapse(force: 2) auto
  do i = 1, 10
    do j = 1, 20
      fixed(i, j) = fixed(i, j) + 1
    end do
  end do
  deallocate(c, d)
end subroutine
