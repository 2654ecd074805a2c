module fields
  real, allocatable :: field(:)
  real :: table(8)
  !$acc declare create(table)
end module

! Every kind of variable without a clause of its own.
subroutine kinds(fixed, open, assumed, unsized, n, scale, z, mine)
  use fields
  integer :: n
  real :: fixed(10), open(n), assumed(:), unsized(*)
  real, allocatable :: mine(:)
  real :: scale
  complex :: z
  !$acc parallel loop
  do i = 1, n
    fixed(i) = open(i) + assumed(i)*scale + unsized(i) + mine(i) + field(i) + table(i)
  end do
  !$acc kernels
  scale = fixed(1) + real(z)
  !$acc end kernels
end subroutine

! What a clause or a construct around says goes first.
subroutine around(a, b, n)
  integer :: n
  real :: a(n), b(10), s
  !$acc data copy(a(2:n)) create(b)
  !$acc parallel loop reduction(+:s) default(present) async(2)
  do i = 2, n
    s = s + a(i)*b(1)
  end do
  !$acc parallel
  !$acc loop gang reduction(max:s)
  do i = 2, n
    s = max(s, a(i))
  end do
  !$acc end parallel
  !$acc end data
end subroutine

! Strings of a length that is an argument's, and parts that are named outside.
subroutine strings(name, n, a)
  character(len=*) :: name
  integer :: n
  real :: a(n)
  associate (s => a(2:n:2))
    !$acc parallel
    s(2) = n
    if (name(1:1) == 'x') n = len(name)
    !$acc end parallel
  end associate
end subroutine
