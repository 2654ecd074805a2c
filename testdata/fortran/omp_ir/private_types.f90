! Private copies of characters and of variables of derived types.
module m
  type plain
    integer :: a, b(3)
  end type
  type init
    integer :: a = 3
    real :: x
  end type
  type hasal
    integer, allocatable :: v(:)
    integer :: k
  end type
  type fin
    integer :: k
  contains
    final :: done
  end type
  type(hasal) :: mh
contains
  subroutine done(x)
    type(fin), intent(inout) :: x
    x%k = 0
  end subroutine
end module
subroutine priv(n, ch, chs)
  use m
  implicit none
  integer :: n
  character(n) :: ch
  character(*) :: chs
  character(5) :: c5, ca(3)
  character(:), allocatable :: cal
  character(n) :: cn(4)
  type(plain) :: p
  type(init) :: q, qa(4)
  type(hasal) :: h, ha(2)
  type(fin) :: f
  type(init), allocatable :: aq, aqa(:)
  class(init), allocatable :: poly
  !$omp parallel private(ch, chs, c5, ca, cal, cn)
  ch = 'a'
  chs = 'a'
  c5 = 'a'
  ca = 'a'
  cal = 'a'
  cn = 'a'
  !$omp end parallel
  !$omp parallel firstprivate(ch, chs, c5, ca, cal, cn)
  ch = 'a'
  chs = 'a'
  c5 = 'a'
  ca = 'a'
  cal = 'a'
  cn = 'a'
  !$omp end parallel
  !$omp parallel private(p, q, qa, h, ha, f, aq, aqa)
  p%a = 1
  q%a = 1
  qa(1)%a = 1
  h%k = 1
  ha(1)%k = 1
  f%k = 1
  aq%a = 1
  aqa(1)%a = 1
  !$omp end parallel
  !$omp parallel firstprivate(p, q, qa, h, ha, f, aq, aqa)
  p%a = 1
  q%a = 1
  qa(1)%a = 1
  h%k = 1
  ha(1)%k = 1
  f%k = 1
  aq%a = 1
  aqa(1)%a = 1
  !$omp end parallel
end subroutine
