! Every directive in its place, with the clauses of Fortran's own syntax.
module data
  implicit none
  type grid
    integer :: n
    real, allocatable :: u(:, :)
    real, pointer :: p(:)
  end type
  real :: shared(100)
  real, allocatable :: lazy(:)
  !$acc declare create(shared)
  !$acc declare copyin(lazy)
contains
  subroutine work(x, n)
    !$acc routine vector
    integer, intent(in) :: n
    real, intent(inout) :: x(n)
    integer :: i
    !$acc loop vector
    do i = 1, n
      x(i) = x(i) + 1
    end do
  end subroutine
  real function half(x)
    !$acc routine seq
    real, intent(in) :: x
    half = x / 2
  end function
  subroutine all(a, b, c, g, m, n)
    integer, intent(in) :: m, n
    real :: a(n), b(0:), c(m, *)
    type(grid), intent(inout) :: g
    integer :: i, j, k, flag, old
    real :: s, t
    logical :: done
    real, allocatable :: v(:)
    common /block/ q, r(10)
    real :: q, r
    allocate (v(n))
    !$acc enter data copyin(g) create(g%u(1:n, :)) async(1)
    !$acc enter data create(v) wait(1)
    !$acc data copyin(a(1:n), b) copy(c(:, 1:m)) present(g%p) if(n > 1)
    !$acc parallel num_gangs(n / 2) vector_length(32) private(j) firstprivate(k) &
    !$acc   reduction(+:s) reduction(max:t) default(present)
    !$acc loop gang(static:4) independent
    do i = 1, n
      !$acc loop vector reduction(+:s)
      do j = 1, m
        s = s + a(i) * c(j, i)
      end do
      t = max(t, s + k)
    end do
    !$acc end parallel
    !$acc kernels loop collapse(2) tile(8, *)
    do i = 1, n
      do j = 1, m
        c(j, i) = half(a(i))
      end do
    end do
    !$acc end kernels loop
    !$acc serial copy(/block/) self(n > 3)
    q = q + 1
    r(:) = q
    !$acc end serial
    !$acc parallel loop reduction(.or.:done) reduction(ior:flag) copy(done, flag)
    do i = 1, n
      done = done .or. a(i) > 3
      flag = ior(flag, i)
    end do
    !$acc host_data use_device(a, v)
    call work(a, n)
    !$acc end host_data
    !$acc update self(a(1:n), c(1:m, 1)) async
    !$acc wait(1) async(2)
    !$acc parallel loop gang
    do i = 1, n
      !$acc cache(a(i:i+1))
      call work(a, n)
      !$acc atomic update
      k = k + 1
      !$acc atomic capture
      old = k
      k = k + i
      !$acc end atomic
      !$acc atomic read
      old = k
      !$acc end atomic
      !$acc atomic write
      k = 3
    end do
    !$acc end data
    !$acc exit data copyout(v) delete(g%u) detach(g%p) finalize
    !$acc exit data delete(g)
  end subroutine
end module
