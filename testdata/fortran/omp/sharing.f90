! version 52
! data-sharing attributes

subroutine sharing1
  real :: x, y
  !$omp parallel private(x) shared(x) ! want OMP4002 "'x' is in a private clause and in a shared clause"
  x = 1
  y = 1
  !$omp end parallel
end subroutine

subroutine sharing2
  real :: x, y
  !$omp parallel private(x, x) ! want OMP4002 "'x' is in a private clause and in a private clause"
  x = 1
  y = 1
  !$omp end parallel
end subroutine

subroutine sharing3
  real :: x, y
  !$omp parallel private(x) firstprivate(x) ! want OMP4002 "'x' is in a private clause and in a firstprivate clause"
  x = 1
  y = 1
  !$omp end parallel
end subroutine

subroutine sharing4
  real :: x, y
  !$omp parallel firstprivate(x) shared(x) ! want OMP4002 "'x' is in a firstprivate clause and in a shared clause"
  x = 1
  y = 1
  !$omp end parallel
end subroutine

subroutine sharing5
  real :: x, y
  !$omp parallel shared(x) reduction(+: x) ! want OMP4002 "'x' is in a shared clause and in a reduction clause"
  x = 1
  y = 1
  !$omp end parallel
end subroutine

subroutine sharing6
  real :: x, y
  !$omp parallel private(x) reduction(+: x) ! want OMP4002 "'x' is in a private clause and in a reduction clause"
  x = 1
  y = 1
  !$omp end parallel
end subroutine

subroutine sharing7
  real :: x, y
  !$omp parallel shared(x, y, x) ! want OMP4002 "'x' is in a shared clause and in a shared clause"
  x = 1
  y = 1
  !$omp end parallel
end subroutine

subroutine sharing8
  real :: x, y
  !$omp parallel reduction(+: x) reduction(*: x) ! want OMP4002 "'x' is in a reduction clause and in a reduction clause"
  x = 1
  y = 1
  !$omp end parallel
end subroutine

subroutine sharing9
  real :: x, y
  !$omp parallel reduction(+: x, x) ! want OMP4002 "'x' is in a reduction clause and in a reduction clause"
  x = 1
  y = 1
  !$omp end parallel
end subroutine

subroutine sharing10
  real :: x, y
  !$omp parallel private(y) private(x) private(y) ! want OMP4002 "'y' is in a private clause and in a private clause"
  x = 1
  y = 1
  !$omp end parallel
end subroutine

subroutine sharing11
  real :: x, y
  !$omp parallel firstprivate(x) firstprivate(x) ! want OMP4002 "'x' is in a firstprivate clause and in a firstprivate clause"
  x = 1
  y = 1
  !$omp end parallel
end subroutine

subroutine sharing12
  integer :: i
  real :: x, a(100)
  !$omp do private(x) lastprivate(x) ! want OMP4002 "'x' is in a private clause and in a lastprivate clause"
  do i = 1, 100
    x = a(i)
  end do
end subroutine

subroutine sharing13
  integer :: i
  real :: x, a(100)
  !$omp do lastprivate(x) lastprivate(x) ! want OMP4002 "'x' is in a lastprivate clause and in a lastprivate clause"
  do i = 1, 100
    x = a(i)
  end do
end subroutine

subroutine sharing14
  integer :: i
  real :: x, a(100)
  !$omp do lastprivate(x) reduction(+: x) ! want OMP4002 "'x' is in a lastprivate clause and in a reduction clause"
  do i = 1, 100
    x = a(i)
  end do
end subroutine

subroutine sharing15
  integer :: i
  real :: x, a(100)
  !$omp do private(x) firstprivate(x) ! want OMP4002 "'x' is in a private clause and in a firstprivate clause"
  do i = 1, 100
    x = a(i)
  end do
end subroutine

subroutine sharing16
  integer :: i
  real :: x, a(100)
  !$omp do reduction(+: x) firstprivate(x) ! want OMP4002 "'x' is in a reduction clause and in a firstprivate clause"
  do i = 1, 100
    x = a(i)
  end do
end subroutine

subroutine sharing17
  integer :: i
  real :: a(100), b(100)
  !$omp parallel do shared(i) ! place: at the loop ! want OMP4003 "loop variable 'i' cannot be in a shared clause"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine sharing18
  integer :: i
  real :: a(100), b(100)
  !$omp parallel do reduction(+: i) ! place: at the loop ! want OMP4003 "loop variable 'i' cannot be in a reduction clause"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine sharing19
  integer :: i
  real :: a(100), b(100)
  !$omp parallel do linear(i) ! place: at the loop ! want OMP4003 "loop variable 'i' cannot be in a linear clause"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine sharing20
  integer :: i
  real :: a(100), b(100)
  !$omp do reduction(+: i) ! place: at the loop ! want OMP4003 "loop variable 'i' cannot be in a reduction clause"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine sharing21
  integer :: i
  real :: a(100), b(100)
  !$omp do linear(i) ! place: at the loop ! want OMP4003 "loop variable 'i' cannot be in a linear clause"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine sharing22
  integer :: i
  real :: a(100), b(100)
  !$omp simd firstprivate(i) ! want OMP2001 "simd does not allow the clause firstprivate" OMP4003 "loop variable 'i' cannot be in a firstprivate clause"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine sharing23
  integer :: i
  real :: a(100), b(100)
  !$omp simd reduction(+: i) ! place: at the loop ! want OMP4003 "loop variable 'i' cannot be in a reduction clause"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine sharing24
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop shared(i) ! place: at the loop ! want OMP4003 "loop variable 'i' cannot be in a shared clause"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine sharing25
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop private(i)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine sharing26
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop reduction(+: i) ! place: at the loop ! want OMP4003 "loop variable 'i' cannot be in a reduction clause"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine sharing27
  integer :: i, j
  real :: c(10, 10)
  !$omp parallel do collapse(2) shared(j) ! place: at the loop ! want OMP4003 "loop variable 'j' cannot be in a shared clause"
  do i = 1, 10
    do j = 1, 10
      c(i, j) = 0
    end do
  end do
end subroutine

subroutine sharing28
  integer :: i, j
  real :: c(10, 10)
  !$omp parallel do collapse(2) firstprivate(j) ! place: at the loop ! want OMP4003 "loop variable 'j' cannot be in a firstprivate clause"
  do i = 1, 10
    do j = 1, 10
      c(i, j) = 0
    end do
  end do
end subroutine

subroutine sharing29
  integer :: i, j
  real :: c(10, 10)
  !$omp parallel do collapse(2) reduction(+: j) ! place: at the loop ! want OMP4003 "loop variable 'j' cannot be in a reduction clause"
  do i = 1, 10
    do j = 1, 10
      c(i, j) = 0
    end do
  end do
end subroutine

subroutine sharing30
  integer :: i, j
  real :: c(10, 10)
  !$omp parallel do collapse(2) private(j)
  do i = 1, 10
    do j = 1, 10
      c(i, j) = 0
    end do
  end do
end subroutine

subroutine sharing31
  integer :: i, j
  real :: c(10, 10)
  !$omp parallel do collapse(2) lastprivate(i, j)
  do i = 1, 10
    do j = 1, 10
      c(i, j) = 0
    end do
  end do
end subroutine

subroutine sharing32
  real :: x, y
  !$omp parallel default(none) private(x)
  x = y ! want OMP4004 "'y' is in no clause"
  !$omp end parallel
end subroutine

subroutine sharing33
  real :: x, y
  !$omp parallel default(none) shared(y)
  x = y ! want OMP4004 "'x' is in no clause"
  !$omp end parallel
end subroutine

subroutine sharing34
  real :: x, y
  !$omp parallel default(none) firstprivate(x) ! want OMP6023 "'x' has no value for firstprivate to copy"
  x = y ! want OMP4004 "'y' is in no clause"
  !$omp end parallel
end subroutine

subroutine sharing35
  real :: x
  !$omp parallel default(none)
  x = 1 ! want OMP4004 "'x' is in no clause"
  !$omp end parallel
end subroutine

subroutine sharing36
  real :: a(100)
  !$omp parallel default(none)
  a = 0 ! want OMP4004 "'a' is in no clause"
  !$omp end parallel
end subroutine

subroutine sharing37
  integer :: k
  !$omp parallel default(none)
  k = 1 ! want OMP4004 "'k' is in no clause"
  !$omp end parallel
end subroutine

subroutine sharing38
  real :: a(100)
  !$omp parallel default(none)
  a(1) = 2 ! want OMP4004 "'a' is in no clause"
  !$omp end parallel
end subroutine

subroutine sharing39
  logical :: l
  !$omp parallel default(none)
  l = .true. ! want OMP4004 "'l' is in no clause"
  !$omp end parallel
end subroutine

subroutine sharing40
  real, pointer :: q(:)
  !$omp parallel default(none)
  q = 1 ! want OMP4004 "'q' is in no clause"
  !$omp end parallel
end subroutine

subroutine sharing41
  real :: y
  !$omp parallel default(none)
  y = 2 ! want OMP4004 "'y' is in no clause"
  !$omp end parallel
end subroutine

subroutine sharing42
  integer :: i
  real :: a(100), b(100)
  !$omp parallel do default(none) shared(a)
  do i = 1, 100
    a(i) = b(i) ! want OMP4004 "'b' is in no clause"
  end do
end subroutine

subroutine sharing43
  integer :: i
  real :: a(100), b(100)
  !$omp parallel do default(none) shared(b)
  do i = 1, 100
    a(i) = b(i) ! want OMP4004 "'a' is in no clause"
  end do
end subroutine

subroutine sharing44
  real :: x, y
  !$omp task default(none) shared(x)
  x = y ! want OMP4004 "'y' is in no clause"
  !$omp end task
end subroutine

subroutine sharing45
  real :: x, y
  !$omp teams default(none) shared(x)
  x = y ! want OMP4004 "'y' is in no clause"
  !$omp end teams
end subroutine

subroutine sharing46
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop default(none) shared(a)
  do i = 1, 100
    a(i) = b(i) ! want OMP4004 "'b' is in no clause"
  end do
end subroutine

subroutine sharing47
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop default(none) shared(a, b)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine sharing48
  integer :: k
  integer, parameter :: size = 4
  !$omp parallel private(size) ! want OMP4001 "expected a variable, but 'size' is a constant"
  k = size
  !$omp end parallel
end subroutine

subroutine sharing49
  integer :: k
  integer, parameter :: size = 4
  !$omp parallel firstprivate(size) ! want OMP4001 "expected a variable, but 'size' is a constant"
  k = size
  !$omp end parallel
end subroutine

subroutine sharing50
  integer :: k
  integer, parameter :: size = 4
  !$omp parallel shared(size) ! want OMP4001 "expected a variable, but 'size' is a constant"
  k = size
  !$omp end parallel
end subroutine

subroutine sharing51
  integer :: k
  integer, parameter :: size = 4
  !$omp parallel default(none) private(k)
  k = size
  !$omp end parallel
end subroutine

subroutine sharing52
  real :: y, a(100)
  !$omp parallel private(a(1)) ! want OMP4016 "expected a variable for private, found a part of 'a'"
  y = 1
  !$omp end parallel
end subroutine

subroutine sharing53
  real :: y, a(100)
  !$omp parallel firstprivate(a(1:10)) ! want OMP4016 "expected a variable for firstprivate, found a part of 'a'"
  y = 1
  !$omp end parallel
end subroutine

subroutine sharing54
  real :: y, c(10, 10)
  !$omp parallel shared(c(1, :)) ! want OMP4016 "expected a variable for shared, found a part of 'c'"
  y = 1
  !$omp end parallel
end subroutine

subroutine sharing55
  real :: y, a(100)
  !$omp parallel shared(a(:)) ! want OMP4016 "expected a variable for shared, found a part of 'a'"
  y = 1
  !$omp end parallel
end subroutine

subroutine sharing56
  real :: y, c(10, 10)
  !$omp parallel shared(c)
  y = 1
  !$omp end parallel
end subroutine

subroutine sharing57
  integer :: i
  real :: a(100), b(100)
  !$omp do lastprivate(a(1)) ! want OMP4016 "expected a variable for lastprivate, found a part of 'a'"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine sharing58
  integer :: i
  real :: a(100), b(100)
  !$omp do private(a(i)) ! want OMP4016 "expected a variable for private, found a part of 'a'"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine sharing59
  type t
    real :: f
  end type
  type(t) :: v
  !$omp parallel private(v%f) ! want OMP4016 "expected a variable for private, found a part of 'v'"
  v%f = 1
  !$omp end parallel
end subroutine

subroutine sharing60
  type t
    real :: f
  end type
  type(t) :: v
  !$omp parallel firstprivate(v%f) ! want OMP4016 "expected a variable for firstprivate, found a part of 'v'"
  v%f = 1
  !$omp end parallel
end subroutine

subroutine sharing61
  type t
    real :: f
  end type
  type(t) :: v
  !$omp parallel shared(v%f) ! want OMP4016 "expected a variable for shared, found a part of 'v'"
  v%f = 1
  !$omp end parallel
end subroutine

subroutine sharing62
  type t
    real :: f
  end type
  type(t) :: v
  !$omp parallel private(v)
  v%f = 1
  !$omp end parallel
end subroutine

subroutine sharing63
  common /blk/ e, f
  real :: e, f
  !$omp parallel private(/blk/) shared(e) ! want OMP4002 "'e' is in a private clause and in a shared clause"
  e = 1
  !$omp end parallel
end subroutine

subroutine sharing64
  common /blk/ e, f
  real :: e, f
  !$omp parallel private(/nosuch/) ! want OMP4000 "'nosuch' is not declared"
  e = 1
  !$omp end parallel
end subroutine

subroutine sharing65
  common /blk/ e, f
  real :: e, f
  !$omp parallel private(/blk/, e) ! want OMP4002 "'e' is in a private clause and in a private clause"
  e = 1
  !$omp end parallel
end subroutine

subroutine sharing66
  common /blk/ e, f
  real :: e, f
  !$omp parallel shared(/blk/) private(f) ! want OMP4002 "'f' is in a shared clause and in a private clause"
  e = 1
  !$omp end parallel
end subroutine

subroutine sharing67
  common /blk/ e, f
  real :: e, f
  !$omp parallel private(/blk/) private(/blk/) ! want OMP4002 "'/blk/' is in a private clause and in a private clause"
  e = 1
  !$omp end parallel
end subroutine

subroutine sharing68
  integer, save :: own
  !$omp threadprivate(own)
  !$omp parallel private(own) ! want OMP4013 "threadprivate variable 'own' in a private clause"
  own = 1
  !$omp end parallel
end subroutine

subroutine sharing69
  integer, save :: own
  !$omp threadprivate(own)
  !$omp parallel shared(own) ! want OMP4013 "threadprivate variable 'own' in a shared clause"
  own = 1
  !$omp end parallel
end subroutine

subroutine sharing70
  integer, save :: own
  !$omp threadprivate(own)
  !$omp parallel firstprivate(own) ! want OMP4013 "threadprivate variable 'own' in a firstprivate clause"
  own = 1
  !$omp end parallel
end subroutine

subroutine sharing71
  integer, save :: own
  !$omp threadprivate(own)
  !$omp parallel reduction(+: own) ! want OMP4013 "threadprivate variable 'own' in a reduction clause"
  own = 1
  !$omp end parallel
end subroutine

subroutine sharing72
  integer, save :: own
  !$omp threadprivate(own)
  !$omp parallel copyin(own)
  own = 1
  !$omp end parallel
end subroutine

subroutine sharing73
  integer, save :: own
  !$omp threadprivate(own)
  !$omp parallel copyin(own, own) ! want OMP4002 "'own' is in a copyin clause and in a copyin clause"
  own = 1
  !$omp end parallel
end subroutine

subroutine sharing74
  integer :: i
  real :: a(100), b(100)
  integer, save :: own
  !$omp threadprivate(own)
  !$omp do lastprivate(own) ! want OMP4013 "threadprivate variable 'own' in a lastprivate clause"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine sharing75
  integer :: i
  real :: a(100), b(100)
  integer, save :: own
  !$omp threadprivate(own)
  !$omp do firstprivate(own) ! want OMP4013 "threadprivate variable 'own' in a firstprivate clause"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine sharing76
  integer :: i
  real :: a(100), b(100)
  integer, save :: own
  !$omp threadprivate(own)
  !$omp do private(own) ! want OMP4013 "threadprivate variable 'own' in a private clause"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine sharing77
  integer :: i
  real :: a(100), b(100)
  integer, save :: own
  !$omp threadprivate(own)
  !$omp do reduction(+: own) ! want OMP4013 "threadprivate variable 'own' in a reduction clause"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine sharing78
  real :: x
  integer, save :: own
  !$omp threadprivate(own)
  !$omp task shared(own) ! want OMP4013 "threadprivate variable 'own' in a shared clause"
  x = 1
  !$omp end task
end subroutine

subroutine sharing79
  real :: x
  integer, save :: own
  !$omp threadprivate(own)
  !$omp task firstprivate(own) ! want OMP4013 "threadprivate variable 'own' in a firstprivate clause"
  x = 1
  !$omp end task
end subroutine

subroutine sharing80
  real :: x
  integer, save :: own
  !$omp threadprivate(own)
  !$omp task private(own) ! want OMP4013 "threadprivate variable 'own' in a private clause"
  x = 1
  !$omp end task
end subroutine

subroutine sharing81
  real :: x
  integer, save :: own
  !$omp threadprivate(own)
  !$omp target map(own) ! want OMP4013 "threadprivate variable 'own' in a map clause"
  x = 1
  !$omp end target
end subroutine

subroutine sharing82
  real :: x
  integer, save :: own
  !$omp threadprivate(own)
  !$omp target map(to: own) ! want OMP4013 "threadprivate variable 'own' in a map clause"
  x = 1
  !$omp end target
end subroutine

subroutine sharing83
  real :: x
  integer, save :: own
  !$omp threadprivate(own)
  !$omp target private(own) ! want OMP4013 "threadprivate variable 'own' in a private clause"
  x = 1
  !$omp end target
end subroutine

subroutine sharing84
  real :: x
  integer, save :: own
  !$omp threadprivate(own)
  !$omp target firstprivate(own) ! want OMP4013 "threadprivate variable 'own' in a firstprivate clause"
  x = 1
  !$omp end target
end subroutine

subroutine sharing85
  real, save :: own = 1
  !$omp threadprivate(own)
end subroutine

subroutine sharing86
  common /blk/ e, f
  real :: e, f
  !$omp threadprivate(e) ! want OMP4012 "'e' is in a common block, threadprivate lists the block"
  e = 1
end subroutine

subroutine sharing87
  common /blk/ e, f
  real :: e, f
  !$omp threadprivate(/none/) ! want OMP4000 "'none' is not declared"
  e = 1
end subroutine

subroutine sharing88
  common /blk/ e, f
  real :: e, f
  !$omp threadprivate(blk) ! want OMP4012 "'blk' is not a saved variable"
  e = 1
end subroutine

subroutine sharing89
  real, save :: own(4)
  !$omp threadprivate(own(1)) ! want OMP4012 "expected a variable for threadprivate, found a part of 'own'"
  own = 1
end subroutine

subroutine sharing90
  real, save :: own(4)
  !$omp threadprivate(own(:)) ! want OMP4012 "expected a variable for threadprivate, found a part of 'own'"
  own = 1
end subroutine

subroutine sharing91
  real :: x, y
  !$omp parallel copyin(x) ! want OMP4014 "'x' is not threadprivate"
  y = 1
  !$omp end parallel
end subroutine

subroutine sharing92
  real :: y, a(100)
  !$omp parallel copyin(a) ! want OMP4014 "'a' is not threadprivate"
  y = 1
  !$omp end parallel
end subroutine

subroutine sharing93
  integer :: n
  real :: y
  !$omp parallel copyin(n) ! want OMP4014 "'n' is not threadprivate"
  y = 1
  !$omp end parallel
end subroutine

subroutine sharing94
  real :: y
  real, pointer :: q(:)
  !$omp parallel copyin(q) ! want OMP4014 "'q' is not threadprivate"
  y = 1
  !$omp end parallel
end subroutine

subroutine sharing95
  real :: x
  !$omp parallel shared(x)
  !$omp single
  x = 1
  !$omp end single copyprivate(x) ! want OMP4015 "'x' is shared in the region around, copyprivate needs a private variable"
  !$omp end parallel
end subroutine

subroutine sharing96
  real :: x
  !$omp parallel default(shared)
  !$omp single
  x = 1
  !$omp end single copyprivate(x) ! want OMP4015 "'x' is shared in the region around, copyprivate needs a private variable"
  !$omp end parallel
end subroutine

subroutine sharing97
  real :: x
  !$omp parallel private(x)
  !$omp single
  x = 1
  !$omp end single copyprivate(x)
  !$omp end parallel
end subroutine

subroutine sharing98
  real :: x
  !$omp parallel private(x)
  !$omp single private(x)
  x = 1
  !$omp end single copyprivate(x) ! want OMP4015 "'x' is in a copyprivate clause and in a private clause"
  !$omp end parallel
end subroutine

subroutine sharing99
  real :: x, y
  !$omp parallel private(x)
  !$omp single private(y)
  x = 1
  !$omp end single copyprivate(x)
  !$omp end parallel
end subroutine

subroutine sharing100
  real :: x
  !$omp single
  x = 1
  !$omp end single copyprivate(x) copyprivate(x) ! want OMP4015 "'x' is listed twice for copyprivate"
end subroutine

subroutine sharing101
  integer :: i
  real :: x, a(100)
  !$omp parallel private(x)
  !$omp do lastprivate(x) ! want OMP4010 "'x' is private in the region around, lastprivate needs a shared variable"
  do i = 1, 100
    x = a(i)
  end do
  !$omp end parallel
end subroutine

subroutine sharing102
  integer :: i
  real :: x, a(100)
  !$omp parallel private(x)
  !$omp do firstprivate(x) ! want OMP4010 "'x' is private in the region around, firstprivate needs a shared variable"
  do i = 1, 100
    x = a(i)
  end do
  !$omp end parallel
end subroutine

subroutine sharing103
  integer :: i
  real :: x, a(100)
  !$omp parallel private(x)
  !$omp do reduction(+: x) ! want OMP4010 "'x' is private in the region around, reduction needs a shared variable"
  do i = 1, 100
    x = a(i)
  end do
  !$omp end parallel
end subroutine

subroutine sharing104
  integer :: i
  real :: x, a(100)
  !$omp parallel private(x)
  !$omp do private(x)
  do i = 1, 100
    x = a(i)
  end do
  !$omp end parallel
end subroutine

subroutine sharing105
  integer :: i
  real :: x, a(100)
  !$omp parallel reduction(+: x)
  !$omp do firstprivate(x) ! want OMP4010 "'x' is reduction in the region around, firstprivate needs a shared variable"
  do i = 1, 100
    x = a(i)
  end do
  !$omp end parallel
end subroutine

subroutine sharing106
  real :: x
  !$omp parallel firstprivate(x) ! want OMP6023 "'x' has no value for firstprivate to copy"
  !$omp sections lastprivate(x) ! want OMP4010 "'x' is firstprivate in the region around, lastprivate needs a shared variable"
  !$omp section
  x = 1
  !$omp end sections
  !$omp end parallel
end subroutine

subroutine sharing107
  real :: x
  !$omp parallel firstprivate(x) ! want OMP6023 "'x' has no value for firstprivate to copy"
  !$omp sections reduction(+: x) ! want OMP4010 "'x' is firstprivate in the region around, reduction needs a shared variable"
  !$omp section
  x = 1
  !$omp end sections
  !$omp end parallel
end subroutine

subroutine sharing108
  real :: x
  !$omp parallel firstprivate(x) ! want OMP6023 "'x' has no value for firstprivate to copy"
  !$omp sections private(x)
  !$omp section
  x = 1
  !$omp end sections
  !$omp end parallel
end subroutine

subroutine sharing109
  real :: x, y
  namelist /nl/ x, y
  !$omp parallel shared(x)
  x = 1
  !$omp end parallel
end subroutine

subroutine sharing110(n)
  integer :: n, i
  real :: p(n)
  !$omp target map(to: v1) map(from: p) ! want OMP4001 "expected a variable, but 'v1' is a function"
  do i = 1, n
    p(i) = v1(i)
  end do
  !$omp end target
end subroutine
