! Data constructs, directives without a region, atomics.
subroutine data_directives(n, a, p, h)
  integer, intent(in) :: n
  real :: a(n), x, v
  real, pointer :: p(:)
  real, allocatable :: h(:), at(:)
  integer :: i, q
  character(len=8) :: name
  character(len=n) :: other
  complex :: z
  logical(kind=1) :: l
  !$acc data copy(a) copyin(p, name, z, l) attach(p) if(n > 3) async(n) wait
  !$acc host_data use_device(a, p) if_present
  call consume(a, p)
  !$acc end host_data
  !$acc end data
  !$acc data present(h) deviceptr(x) default(none)
  !$acc end data
  !$acc enter data copyin(a) create(zero: h) attach(p) async wait(q, n)
  !$acc exit data copyout(a) delete(h) detach(p) finalize
  !$acc update self(a(2:n-1)) device(p) async(1) if_present
  !$acc update host(x) device_type(host) wait
  !$acc wait(1, 2) async(3) if(n > 1)
  !$acc init device_type(nvidia) device_num(0)
  !$acc set default_async(1) device_num(n)
  !$acc shutdown
  !$acc parallel loop
  do i = 1, n
    !$acc atomic read
    v = x
    !$acc atomic write
    x = a(i)
    !$acc atomic update
    x = x + a(i)
    !$acc atomic capture
    v = x
    x = x * 2.0
    !$acc end atomic
    !$acc cache(a(i))
  end do
contains
  subroutine consume(u, w)
    real :: u(:)
    real, pointer :: w(:)
    w = u(1)
  end subroutine
end subroutine
