! 2.7.12: attach of a pointer that is not on the device does nothing to it; the construct uses its target where that is.
! output: 2 2 T 2 T
program p
  type t
    integer :: n
    real, pointer :: q(:)
  end type
  type(t) :: x
  real, target :: a, b(10)
  real, pointer :: q, r(:)
  logical :: same
  a = 1
  q => a
  !$acc data copy(a) copyin(q)
  !$acc parallel attach(q) num_gangs(1)
  q = q + 1
  !$acc end parallel
  !$acc end data
  b = 1
  r => b
  !$acc data copy(b)
  !$acc enter data attach(r)
  !$acc parallel loop attach(r)
  do i = 1, 10
    r(i) = r(i) + 1
  end do
  !$acc exit data detach(r)
  !$acc end data
  same = associated(r, b)
  write (*, '(i0, 1x, i0, 1x, l1, 1x)', advance='no') int(a), int(b(1)), same
  b = 1
  x%n = 10
  x%q => b
  !$acc enter data copyin(b)
  !$acc enter data copyin(x)
  !$acc enter data attach(x%q)
  !$acc parallel loop present(x)
  do i = 1, 10
    x%q(i) = x%q(i) + 1
  end do
  !$acc exit data detach(x%q)
  !$acc exit data copyout(x)
  !$acc exit data copyout(b)
  print '(i0, 1x, l1)', int(b(1)), associated(x%q, b)
end program
