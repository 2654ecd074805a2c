! The declare and routine directives.
module state
  real, allocatable :: field(:)
  real :: table(100)
  integer :: count = 3
  real :: dev(4)
  !$acc declare create(field) copyin(table)
  !$acc declare device_resident(dev)
  !$acc declare link(count)
contains
  subroutine work(x)
    !$acc routine seq
    real :: x
    x = x + table(1)
  end subroutine
  real function scale(x) result(r)
    !$acc routine vector bind(scale_dev)
    real :: x
    r = x * 2.0
  end function
  subroutine nohost(i)
    !$acc routine gang(dim: 2) nohost
    integer :: i
    i = 0
  end subroutine
end module
subroutine use_state(n, m)
  use state
  integer :: n, i
  real :: m(n), loc(20)
  !$acc declare present(m) create(loc)
  allocate(field(n))
  !$acc parallel loop
  do i = 1, n
    field(i) = m(i) + scale(m(i))
    call work(field(i))
  end do
  deallocate(field)
end subroutine
