! Values that a compute construct changes in a copy of its own, and private copies that have none.
!---
module m
  integer :: total
contains
  subroutine lost(n, a, r, q)
    integer, intent(in) :: n
    real, intent(inout) :: a(n)
    real, intent(out) :: r, q
    real :: s, t, u
    integer :: i, flag
    s = 0
    !$acc parallel
    !$acc loop reduction(+:s) ! want ACC4037 "the result in 's' is lost at the end of parallel"
    do i = 1, n
      s = s + a(i)
    end do
    !$acc end parallel
    print *, s
    r = 0
    !$acc parallel
    !$acc loop reduction(+:r) ! want ACC4037 "the result in 'r' is lost at the end of parallel"
    do i = 1, n
      r = r + a(i)
    end do
    !$acc end parallel
    q = 0
    !$acc parallel copy(q)
    !$acc loop reduction(+:q)
    do i = 1, n
      q = q + a(i)
    end do
    !$acc end parallel
    flag = 0
    !$acc serial
    flag = int(a(1)) ! want ACC4038 "the value assigned to 'flag' is lost at the end of serial"
    !$acc end serial
    if (flag > 0) print *, 'yes'
    !$acc parallel
    !$acc loop private(t)
    do i = 1, n
      a(i) = t ! want ACC4039 "'t' is read before it is set"
      t = i
    end do
    !$acc end parallel
    !$acc parallel loop private(t)
    do i = 1, n
      a(i) = epsilon(t) + huge(t) + kind(t)
      t = i
    end do
    !$acc parallel loop private(t)
    do i = 1, n
      call set(t)
      a(i) = t
    end do
    !$acc parallel loop private(t)
    do i = 1, n
      if (a(i) > 0) t = 1
      a(i) = t
    end do
    !$acc parallel loop private(u, t)
    do i = 1, n
      if (a(i) > 0) then
        t = 1
      else
        t = 2
      end if
      u = t
      a(i) = u
    end do
    u = 0
    !$acc parallel
    u = a(1)
    a(2) = u
    !$acc end parallel
    call set(u)
  end subroutine
  subroutine set(x)
    !$acc routine seq
    real, intent(out) :: x
    x = 1
  end subroutine
  subroutine quiet(n, a)
    integer, intent(in) :: n
    real, intent(inout) :: a(n)
    real :: x, y, e, z
    equivalence (x, y)
    namelist /nl/ e
    integer :: i
    z = 0
    !$acc parallel
    x = a(1)
    a(2) = x
    e = a(1)
    a(2) = e
    z = a(1)
    a(2) = z
    !$acc end parallel
    print *, x, e
    call inner
    print *, z
  contains
    subroutine inner
      z = 3
    end subroutine
  end subroutine
end module
!---
! Pointers that device code associates.
subroutine next_construct(a, b)
  real, target :: a(:), b(:)
  real, pointer :: q(:)
  q => a
  !$acc serial copy(a, b)
  q => b ! want ACC4040 "the association of pointer 'q' is lost at the end of serial"
  q(1) = 1
  !$acc end serial
  !$acc serial copy(a, b)
  q(1) = 2
  !$acc end serial
end subroutine
subroutine on_host(a, b)
  real, target :: a(:), b(:)
  real, pointer :: q(:), x
  logical :: same
  q => a
  x => a(1)
  !$acc parallel copy(a, b) num_gangs(1)
  q => b ! want ACC4040 "the association of pointer 'q' is lost at the end of parallel"
  x => b(1) ! want ACC4040 "the association of pointer 'x' is lost at the end of parallel"
  !$acc end parallel
  same = associated(q, a)
  x = 3
end subroutine
subroutine nullified(a, b)
  real, target :: a(:), b(:)
  real, pointer :: q(:)
  q => a
  !$acc kernels copy(a, b)
  nullify(q) ! want ACC4040 "the association of pointer 'q' is lost at the end of kernels"
  !$acc end kernels
  print *, q(1)
end subroutine
subroutine associated_again(a, b)
  real, target :: a(:), b(:)
  real, pointer :: q(:)
  q => a
  !$acc serial copy(a, b)
  q => b
  q(1) = 1
  !$acc end serial
  q => a
  print *, q(1)
end subroutine
subroutine kept(a, b)
  real, target :: a(:), b(:)
  real, pointer :: q(:)
  q => a
  !$acc data copyin(q)
  !$acc serial copy(a, b)
  q => b
  !$acc end serial
  !$acc serial copy(a, b)
  q(1) = 1
  !$acc end serial
  !$acc end data
end subroutine
subroutine own(a, b)
  real, target :: a(:), b(:)
  real, pointer :: q(:)
  integer :: i
  q => a
  !$acc parallel loop private(q) copy(a, b)
  do i = 1, 2
    q => b
    q(i) = 1
  end do
  print *, q(1)
end subroutine
subroutine of_the_caller(q, a, b)
  real, target :: a(:), b(:)
  real, pointer :: q(:)
  !$acc serial copy(a, b)
  q => b
  !$acc end serial
  print *, q(1)
end subroutine
subroutine after_a_call(a, b)
  real, target :: a(:), b(:)
  real, pointer :: q(:)
  q => a
  !$acc serial copy(a, b)
  q => b
  !$acc end serial
  call set(q)
  print *, q(1)
contains
  subroutine set(p)
    real, pointer :: p(:)
    p => b
  end subroutine
end subroutine

real function dot_of_loop(n, a) result(total)
  implicit none
  integer, intent(in) :: n
  real, intent(in) :: a(n)
  integer :: i
  total = 0
!$acc parallel copyin(a)
!$acc loop reduction(+: total) ! want ACC4037 "the result in 'total' is lost at the end of parallel"
  do i = 1, n
    total = total + a(i)
  end do
!$acc end parallel
end function
