! Data clauses of every kind with variables of every kind.
module kinds
  implicit none
  type inner
    real :: w(4, 5)
    integer :: k
  end type
  type outer
    type(inner) :: i
    integer :: n
    real, allocatable :: a(:, :)
    real, pointer :: p(:)
  end type
  integer, parameter :: m = 6
contains
  subroutine structured(x, e, s, z, auto, assumed, unsized, open, link, n)
    integer, intent(in) :: n
    real :: x, e(10), s(0:20, 5), auto(n, m), assumed(:, :), unsized(n, *)
    complex(8) :: z
    real, allocatable :: open(:)
    real, pointer :: link(:, :)
    !$acc data copy(x, e) copyin(s) copyout(auto) create(assumed) present(open) no_create(link) copyin(unsized(1:n, 1:3))
    x = 1
    !$acc end data
    !$acc data copyin(readonly: e) copyout(zero: auto) create(zero: assumed) attach(link) if (n > 3) async(2) wait(1, 4)
    x = 2
    !$acc end data
    !$acc data deviceptr(e) default(present)
    x = 3
    !$acc end data
    !$acc data copy(z) async
    z = 0
    !$acc end data
  end subroutine

  subroutine sections(e, s, auto, assumed, open, link, n)
    integer :: n
    real :: e(10), s(0:20, 5), auto(n, n), assumed(:), c(3, 4, 5)
    real, allocatable :: open(:)
    real, pointer :: link(:, :)
    !$acc data copy(e(2:5)) copyin(e(:3), e(4:)) copy(s(1:4, 2:3)) copyin(auto(1:n, 2:n-1)) copyout(assumed(3:n))
    !$acc end data
    !$acc data copyin(e(4), s(1, 2), auto(n, 1)) create(c(1:2, 2:3, :)) copy(open(2:7)) copy(link(1:2, :))
    !$acc end data
  end subroutine

  subroutine components(d, list, n)
    type(outer) :: d, list(3)
    integer :: n
    !$acc data copy(d, list) copyin(d%i) copyout(d%i%k)
    !$acc end data
    !$acc data copyin(d%a) create(d%p) copy(d%i%w(1:2, 3:4)) copyin(list(2)) create(d%a(1:n, 1:2))
    !$acc end data
    !$acc enter data copyin(d) copyin(d%a) attach(d%p)
    !$acc exit data detach(d%p) copyout(d%a) delete(d) finalize
  end subroutine

  subroutine unstructured(e, auto, open, link, n)
    integer :: n
    real :: e(10), auto(n)
    real, allocatable :: open(:)
    real, pointer :: link(:)
    !$acc enter data copyin(e, auto) create(open) attach(link) if (n > 0)
    !$acc enter data copyin(e) async(n) wait(devnum: 1: n, 2)
    !$acc enter data create(zero: auto(1:n)) async wait
    !$acc update host(e) device(auto(1:n)) self(open) if_present
    !$acc update device(e) if (n > 1) async(3) wait(2)
    !$acc exit data copyout(e) delete(auto, open) detach(link) finalize async
    !$acc exit data delete(open) if (n > 2)
  end subroutine

  subroutine device_addresses(e, open, n)
    integer :: n
    real :: e(n)
    real, allocatable :: open(:)
    !$acc host_data use_device(e, open) if_present if (n > 0)
    call use_them(e, open)
    !$acc end host_data
  contains
    subroutine use_them(a, b)
      real :: a(n), b(:)
      a(1) = b(1)
    end subroutine
  end subroutine

  subroutine blocks()
    real :: u, v(3)
    common /shared/ u, v
    !$acc data copy(/shared/)
    u = v(1)
    !$acc end data
    !$acc serial copyin(/shared/)
    u = v(1)
    !$acc end serial
    !$acc serial private(/shared/)
    v(2) = u
    !$acc end serial
  end subroutine
end module
