! 2.6.8: a pointer that device code assigns keeps its target there, for the kernels that follow, until it is attached anew.
! output: 21 2 2 5
! output: 0 2 5
! output: 1 2 1 1 3 1 1 4 1 5
! output: 3 3
module m
  type s
    integer :: k
    integer, pointer :: p(:)
  end type
  integer, pointer :: g(:)
  integer, target :: gt(3)
  !$acc declare create(g, gt)
contains
  subroutine assign
    !$acc routine seq
    g(0:) => gt
  end subroutine
  subroutine point(q, t)
    integer, pointer :: q(:)
    integer, target :: t(:)
    !$acc serial present(t) copy(q)
    q => t(2:8:3)
    !$acc end serial
  end subroutine
end module
program a
  use m
  type(s) :: v
  integer, target :: t(2), u(4), w(9)
  integer, pointer :: p(:)
  integer :: i, n(2)
  t = 1
  u = 2
  v%p => u
  !$acc data copy(t, u, v, v%p) copyout(n)
  !$acc serial
  v%p(5:) => t
  !$acc end serial
  !$acc serial copy(v%p)
  n(1) = size(v%p)
  n(2) = lbound(v%p, 1)
  v%p = v%p + 10
  !$acc end serial
  !$acc update device(v)
  !$acc serial
  v%p = v%p + 10
  !$acc end serial
  !$acc end data
  print '(*(i0,1x))', t(1), u(1), n
  gt = 4
  !$acc update device(gt)
  !$acc serial
  call assign
  !$acc end serial
  !$acc serial copyout(n)
  g = g + 1
  n(1) = lbound(g, 1)
  n(2) = ubound(g, 1)
  !$acc end serial
  !$acc update self(gt)
  print '(*(i0,1x))', n, gt(3)
  w = 1
  u = 5
  p => u
  !$acc enter data copyin(p, w)
  call point(p, w)
  !$acc parallel loop present(p)
  do i = 1, 3
    p(i) = p(i) + i
  end do
  !$acc exit data copyout(p, w)
  print '(*(i0,1x))', w, u(1)
  ! What the host assigns is followed, too.
  u = 1
  t = 2
  p => u
  !$acc data copy(u, t, p)
  !$acc serial
  p = p + 1
  !$acc end serial
  p => t
  !$acc serial
  p = p + 1
  !$acc end serial
  !$acc serial
  p => u
  !$acc end serial
  !$acc serial
  p = p + 1
  !$acc end serial
  !$acc end data
  print '(*(i0,1x))', u(1), t(1)
end program
