! version 52
! types and operators of reductions

subroutine reduction1
  real :: x
  !$omp parallel reduction(iand: x) ! want OMP4005 "operator 'iand' does not take real\\(4\\)"
  x = 1
  !$omp end parallel
end subroutine

subroutine reduction2
  real :: x
  !$omp parallel reduction(ior: x) ! want OMP4005 "operator 'ior' does not take real\\(4\\)"
  x = 1
  !$omp end parallel
end subroutine

subroutine reduction3
  real :: x
  !$omp parallel reduction(ieor: x) ! want OMP4005 "operator 'ieor' does not take real\\(4\\)"
  x = 1
  !$omp end parallel
end subroutine

subroutine reduction4
  real :: x
  !$omp parallel reduction(.and.: x) ! want OMP4005 "operator '\\.and\\.' does not take real\\(4\\)"
  x = 1
  !$omp end parallel
end subroutine

subroutine reduction5
  real :: x
  !$omp parallel reduction(.or.: x) ! want OMP4005 "operator '\\.or\\.' does not take real\\(4\\)"
  x = 1
  !$omp end parallel
end subroutine

subroutine reduction6
  real :: x
  !$omp parallel reduction(.eqv.: x) ! want OMP4005 "operator '\\.eqv\\.' does not take real\\(4\\)"
  x = 1
  !$omp end parallel
end subroutine

subroutine reduction7
  real :: x
  !$omp parallel reduction(.neqv.: x) ! want OMP4005 "operator '\\.neqv\\.' does not take real\\(4\\)"
  x = 1
  !$omp end parallel
end subroutine

subroutine reduction8
  real :: x
  !$omp parallel reduction(+: x)
  x = 1
  !$omp end parallel
end subroutine

subroutine reduction9
  real :: x
  !$omp parallel reduction(max: x)
  x = 1
  !$omp end parallel
end subroutine

subroutine reduction10
  integer :: k
  !$omp parallel reduction(.and.: k) ! want OMP4005 "operator '\\.and\\.' does not take integer\\(4\\)"
  k = 1
  !$omp end parallel
end subroutine

subroutine reduction11
  integer :: k
  !$omp parallel reduction(.or.: k) ! want OMP4005 "operator '\\.or\\.' does not take integer\\(4\\)"
  k = 1
  !$omp end parallel
end subroutine

subroutine reduction12
  integer :: k
  !$omp parallel reduction(.eqv.: k) ! want OMP4005 "operator '\\.eqv\\.' does not take integer\\(4\\)"
  k = 1
  !$omp end parallel
end subroutine

subroutine reduction13
  integer :: k
  !$omp parallel reduction(.neqv.: k) ! want OMP4005 "operator '\\.neqv\\.' does not take integer\\(4\\)"
  k = 1
  !$omp end parallel
end subroutine

subroutine reduction14
  integer :: k
  !$omp parallel reduction(iand: k)
  k = 1
  !$omp end parallel
end subroutine

subroutine reduction15
  integer :: k
  !$omp parallel reduction(ieor: k)
  k = 1
  !$omp end parallel
end subroutine

subroutine reduction16
  integer :: k
  !$omp parallel reduction(*: k)
  k = 1
  !$omp end parallel
end subroutine

subroutine reduction17
  logical :: l
  !$omp parallel reduction(+: l) ! want OMP4005 "operator '\\+' does not take logical\\(4\\)"
  l = .true.
  !$omp end parallel
end subroutine

subroutine reduction18
  logical :: l
  !$omp parallel reduction(-: l) ! want OMP4005 "operator '-' does not take logical\\(4\\)"
  l = .true.
  !$omp end parallel
end subroutine

subroutine reduction19
  logical :: l
  !$omp parallel reduction(*: l) ! want OMP4005 "operator '\\*' does not take logical\\(4\\)"
  l = .true.
  !$omp end parallel
end subroutine

subroutine reduction20
  logical :: l
  !$omp parallel reduction(max: l) ! want OMP4005 "operator 'max' does not take logical\\(4\\)"
  l = .true.
  !$omp end parallel
end subroutine

subroutine reduction21
  logical :: l
  !$omp parallel reduction(min: l) ! want OMP4005 "operator 'min' does not take logical\\(4\\)"
  l = .true.
  !$omp end parallel
end subroutine

subroutine reduction22
  logical :: l
  !$omp parallel reduction(iand: l) ! want OMP4005 "operator 'iand' does not take logical\\(4\\)"
  l = .true.
  !$omp end parallel
end subroutine

subroutine reduction23
  logical :: l
  !$omp parallel reduction(ior: l) ! want OMP4005 "operator 'ior' does not take logical\\(4\\)"
  l = .true.
  !$omp end parallel
end subroutine

subroutine reduction24
  logical :: l
  !$omp parallel reduction(ieor: l) ! want OMP4005 "operator 'ieor' does not take logical\\(4\\)"
  l = .true.
  !$omp end parallel
end subroutine

subroutine reduction25
  complex :: z
  !$omp parallel reduction(max: z) ! want OMP4005 "operator 'max' does not take complex\\(4\\)"
  z = 1
  !$omp end parallel
end subroutine

subroutine reduction26
  complex :: z
  !$omp parallel reduction(min: z) ! want OMP4005 "operator 'min' does not take complex\\(4\\)"
  z = 1
  !$omp end parallel
end subroutine

subroutine reduction27
  complex :: z
  !$omp parallel reduction(iand: z) ! want OMP4005 "operator 'iand' does not take complex\\(4\\)"
  z = 1
  !$omp end parallel
end subroutine

subroutine reduction28
  complex :: z
  !$omp parallel reduction(ior: z) ! want OMP4005 "operator 'ior' does not take complex\\(4\\)"
  z = 1
  !$omp end parallel
end subroutine

subroutine reduction29
  complex :: z
  !$omp parallel reduction(ieor: z) ! want OMP4005 "operator 'ieor' does not take complex\\(4\\)"
  z = 1
  !$omp end parallel
end subroutine

subroutine reduction30
  complex :: z
  !$omp parallel reduction(.and.: z) ! want OMP4005 "operator '\\.and\\.' does not take complex\\(4\\)"
  z = 1
  !$omp end parallel
end subroutine

subroutine reduction31
  complex :: z
  !$omp parallel reduction(.or.: z) ! want OMP4005 "operator '\\.or\\.' does not take complex\\(4\\)"
  z = 1
  !$omp end parallel
end subroutine

subroutine reduction32
  complex :: z
  !$omp parallel reduction(*: z)
  z = 1
  !$omp end parallel
end subroutine

subroutine reduction33
  character(8) :: s
  !$omp parallel reduction(+: s) ! want OMP4005 "operator '\\+' does not take character\\(8\\)"
  s = 'a'
  !$omp end parallel
end subroutine

subroutine reduction34
  character(8) :: s
  !$omp parallel reduction(*: s) ! want OMP4005 "operator '\\*' does not take character\\(8\\)"
  s = 'a'
  !$omp end parallel
end subroutine

subroutine reduction35
  character(8) :: s
  !$omp parallel reduction(max: s) ! want OMP4005 "operator 'max' does not take character\\(8\\)"
  s = 'a'
  !$omp end parallel
end subroutine

subroutine reduction36
  character(8) :: s
  !$omp parallel reduction(.and.: s) ! want OMP4005 "operator '\\.and\\.' does not take character\\(8\\)"
  s = 'a'
  !$omp end parallel
end subroutine

subroutine reduction37
  character(8) :: s
  !$omp parallel reduction(iand: s) ! want OMP4005 "operator 'iand' does not take character\\(8\\)"
  s = 'a'
  !$omp end parallel
end subroutine

subroutine reduction38
  character(8) :: s
  !$omp parallel reduction(-: s) ! want OMP4005 "operator '-' does not take character\\(8\\)"
  s = 'a'
  !$omp end parallel
end subroutine

subroutine reduction39
  type t
    real :: f
  end type
  type(t) :: v
  !$omp parallel reduction(+: v) ! want OMP4005 "operator '\\+' does not take type\\(t\\)"
  v%f = 1
  !$omp end parallel
end subroutine

subroutine reduction40
  type t
    real :: f
  end type
  type(t) :: v
  !$omp parallel reduction(*: v) ! want OMP4005 "operator '\\*' does not take type\\(t\\)"
  v%f = 1
  !$omp end parallel
end subroutine

subroutine reduction41
  type t
    real :: f
  end type
  type(t) :: v
  !$omp parallel reduction(max: v) ! want OMP4005 "operator 'max' does not take type\\(t\\)"
  v%f = 1
  !$omp end parallel
end subroutine

subroutine reduction42
  type t
    real :: f
  end type
  type(t) :: v
  !$omp parallel reduction(iand: v) ! want OMP4005 "operator 'iand' does not take type\\(t\\)"
  v%f = 1
  !$omp end parallel
end subroutine

subroutine reduction43
  type t
    real :: f
  end type
  type(t) :: v
  !$omp parallel reduction(.and.: v) ! want OMP4005 "operator '\\.and\\.' does not take type\\(t\\)"
  v%f = 1
  !$omp end parallel
end subroutine

subroutine reduction44
  integer :: i, k
  real :: a(100)
  !$omp parallel do reduction(iand: a) ! want OMP4005 "operator 'iand' does not take real\\(4\\)"
  do i = 1, 100
    k = i
  end do
end subroutine

subroutine reduction45
  integer :: i, k
  real :: a(100)
  !$omp parallel do reduction(.or.: a) ! want OMP4005 "operator '\\.or\\.' does not take real\\(4\\)"
  do i = 1, 100
    k = i
  end do
end subroutine

subroutine reduction46
  integer :: i, k
  real :: c(10, 10)
  !$omp parallel do reduction(max: c)
  do i = 1, 100
    k = i
  end do
end subroutine

subroutine reduction47
  integer :: i, k
  real :: c(10, 10)
  !$omp parallel do reduction(ieor: c) ! want OMP4005 "operator 'ieor' does not take real\\(4\\)"
  do i = 1, 100
    k = i
  end do
end subroutine

subroutine reduction48
  integer :: i, k
  real :: b(100)
  !$omp parallel do reduction(.eqv.: b) ! want OMP4005 "operator '\\.eqv\\.' does not take real\\(4\\)"
  do i = 1, 100
    k = i
  end do
end subroutine

subroutine reduction49
  integer :: i, k
  real :: a(100)
  !$omp parallel do reduction(.and.: a(1:4)) ! want OMP4005 "operator '\\.and\\.' does not take real\\(4\\)"
  do i = 1, 100
    k = i
  end do
end subroutine

subroutine reduction50
  integer :: i
  real :: x, a(100), b(100)
  !$omp do reduction(+: x, x) ! want OMP4002 "'x' is in a reduction clause and in a reduction clause"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine reduction51
  integer :: i
  real :: x, a(100), b(100)
  !$omp do reduction(inscan, +: x) ! want OMP3020 "the loop has an inscan reduction and no scan directive"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine reduction52
  integer :: i
  real :: x, a(100), b(100)
  !$omp do reduction(default, +: x)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine reduction53
  integer :: i
  real :: x, a(100), b(100)
  !$omp do reduction(foo, +: x) ! want OMP1009 "reduction does not allow the modifier 'foo'"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine reduction54
  integer :: i
  real :: x, y, a(100), b(100)
  !$omp do reduction(+: x) reduction(+: y)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine reduction55
  integer :: i
  real :: x, a(100), b(100)
  !$omp simd reduction(task, +: x) ! want OMP4027 "simd takes no reduction with the modifier task"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine reduction56
  integer :: i
  real :: y, a(100), b(100)
  !$omp simd reduction(iand: y) ! want OMP4005 "operator 'iand' does not take real\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine reduction57
  integer :: i, k
  real :: a(100), b(100)
  !$omp simd reduction(.or.: k) ! want OMP4005 "operator '\\.or\\.' does not take integer\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine reduction58
  integer :: i
  real :: x, a(100), b(100)
  !$omp simd reduction(.and.: x) ! want OMP4005 "operator '\\.and\\.' does not take real\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine reduction59
  integer :: i, k
  real :: a(100), b(100)
  !$omp simd reduction(+: k)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine reduction60
  integer :: i
  real :: a(100), b(100)
  logical :: l
  !$omp simd reduction(max: l) ! want OMP4005 "operator 'max' does not take logical\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine reduction61
  integer :: i
  real :: x, a(100), b(100)
  !$omp taskloop reduction(iand: x) ! want OMP4005 "operator 'iand' does not take real\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine reduction62
  integer :: i
  real :: a(100), b(100)
  logical :: l
  !$omp taskloop reduction(+: l) ! want OMP4005 "operator '\\+' does not take logical\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine reduction63
  integer :: i
  real :: x, a(100), b(100)
  !$omp taskloop in_reduction(.or.: x) ! want OMP4005 "operator '\\.or\\.' does not take real\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine reduction64
  integer :: i
  real :: x, a(100), b(100)
  !$omp taskloop reduction(task, +: x) ! want OMP4027 "taskloop takes no reduction with the modifier task"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine reduction65
  integer :: i
  real :: x, a(100), b(100)
  !$omp taskloop reduction(inscan, +: x) ! want OMP3020 "taskloop takes no inscan reduction"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine reduction66
  integer :: k
  real :: x
  !$omp taskgroup task_reduction(iand: x) ! want OMP4005 "operator 'iand' does not take real\\(4\\)"
  x = 1
  k = 1
  !$omp end taskgroup
end subroutine

subroutine reduction67
  integer :: k
  real :: x
  !$omp taskgroup task_reduction(.and.: k) ! want OMP4005 "operator '\\.and\\.' does not take integer\\(4\\)"
  x = 1
  k = 1
  !$omp end taskgroup
end subroutine

subroutine reduction68
  integer :: k
  real :: x
  logical :: l
  !$omp taskgroup task_reduction(+: l) ! want OMP4005 "operator '\\+' does not take logical\\(4\\)"
  x = 1
  k = 1
  !$omp end taskgroup
end subroutine

subroutine reduction69
  integer :: k
  real :: x
  complex :: z
  !$omp taskgroup task_reduction(max: z) ! want OMP4005 "operator 'max' does not take complex\\(4\\)"
  x = 1
  k = 1
  !$omp end taskgroup
end subroutine

subroutine reduction70
  integer :: k
  real :: x
  !$omp taskgroup task_reduction(*: k)
  x = 1
  k = 1
  !$omp end taskgroup
end subroutine

subroutine reduction71
  integer :: k
  real :: x
  !$omp task in_reduction(iand: x) ! want OMP4005 "operator 'iand' does not take real\\(4\\)"
  x = 1
  k = 1
  !$omp end task
end subroutine

subroutine reduction72
  integer :: k
  real :: x
  !$omp task in_reduction(.and.: k) ! want OMP4005 "operator '\\.and\\.' does not take integer\\(4\\)"
  x = 1
  k = 1
  !$omp end task
end subroutine

subroutine reduction73
  integer :: k
  real :: x
  logical :: l
  !$omp task in_reduction(+: l) ! want OMP4005 "operator '\\+' does not take logical\\(4\\)"
  x = 1
  k = 1
  !$omp end task
end subroutine

subroutine reduction74
  integer :: k
  real :: x
  complex :: z
  !$omp task in_reduction(max: z) ! want OMP4005 "operator 'max' does not take complex\\(4\\)"
  x = 1
  k = 1
  !$omp end task
end subroutine

subroutine reduction75
  integer :: k
  real :: x
  !$omp task in_reduction(+: x)
  x = 1
  k = 1
  !$omp end task
end subroutine

subroutine reduction76
  integer :: k
  real :: x
  !$omp teams reduction(iand: x) ! want OMP4005 "operator 'iand' does not take real\\(4\\)"
  x = 1
  k = 1
  !$omp end teams
end subroutine

subroutine reduction77
  integer :: k
  real :: x
  !$omp teams reduction(.and.: k) ! want OMP4005 "operator '\\.and\\.' does not take integer\\(4\\)"
  x = 1
  k = 1
  !$omp end teams
end subroutine

subroutine reduction78
  integer :: k
  real :: x
  logical :: l
  !$omp teams reduction(+: l) ! want OMP4005 "operator '\\+' does not take logical\\(4\\)"
  x = 1
  k = 1
  !$omp end teams
end subroutine

subroutine reduction79
  integer :: k
  real :: x
  complex :: z
  !$omp teams reduction(max: z) ! want OMP4005 "operator 'max' does not take complex\\(4\\)"
  x = 1
  k = 1
  !$omp end teams
end subroutine

subroutine reduction80
  integer :: k
  real :: x
  !$omp teams reduction(inscan, +: x) ! want OMP3020 "teams takes no inscan reduction"
  x = 1
  k = 1
  !$omp end teams
end subroutine

subroutine reduction81
  integer :: k
  real :: x
  !$omp teams reduction(task, +: x) ! want OMP4027 "teams takes no reduction with the modifier task"
  x = 1
  k = 1
  !$omp end teams
end subroutine

subroutine reduction82
  integer :: k
  real :: x
  !$omp sections reduction(iand: x) ! want OMP4005 "operator 'iand' does not take real\\(4\\)"
  !$omp section
  x = 1
  k = 1
  !$omp end sections
end subroutine

subroutine reduction83
  integer :: k
  real :: x
  !$omp sections reduction(.and.: k) ! want OMP4005 "operator '\\.and\\.' does not take integer\\(4\\)"
  !$omp section
  x = 1
  k = 1
  !$omp end sections
end subroutine

subroutine reduction84
  integer :: k
  real :: x
  logical :: l
  !$omp sections reduction(+: l) ! want OMP4005 "operator '\\+' does not take logical\\(4\\)"
  !$omp section
  x = 1
  k = 1
  !$omp end sections
end subroutine

subroutine reduction85
  integer :: k
  real :: x
  !$omp sections reduction(inscan, +: x) ! want OMP3020 "sections takes no inscan reduction"
  !$omp section
  x = 1
  k = 1
  !$omp end sections
end subroutine

subroutine reduction86
  integer :: k
  real :: x
  !$omp scope reduction(iand: x) ! want OMP4005 "operator 'iand' does not take real\\(4\\)"
  x = 1
  k = 1
  !$omp end scope
end subroutine

subroutine reduction87
  integer :: k
  real :: x
  !$omp scope reduction(.and.: k) ! want OMP4005 "operator '\\.and\\.' does not take integer\\(4\\)"
  x = 1
  k = 1
  !$omp end scope
end subroutine

subroutine reduction88
  integer :: k
  real :: x
  logical :: l
  !$omp scope reduction(+: l) ! want OMP4005 "operator '\\+' does not take logical\\(4\\)"
  x = 1
  k = 1
  !$omp end scope
end subroutine

subroutine reduction89
  integer :: k
  real :: x
  !$omp scope reduction(inscan, +: x) ! want OMP3020 "scope takes no inscan reduction"
  x = 1
  k = 1
  !$omp end scope
end subroutine

subroutine reduction90
  integer :: k
  integer, parameter :: size = 4
  !$omp parallel reduction(+: size) ! want OMP4001 "expected a variable, but 'size' is a constant"
  k = size
  !$omp end parallel
end subroutine

subroutine reduction91
  type t
    real :: f
  end type
  type(t) :: v
  !$omp declare reduction(join: t: omp_out%f = omp_out%f + omp_in%f) initializer(omp_priv = t(0))
  !$omp parallel reduction(+: v) ! want OMP4005 "operator '\\+' does not take type\\(t\\)"
  v%f = 1
  !$omp end parallel
end subroutine

subroutine reduction92
  real :: y
  !$omp declare reduction(mine: integer: omp_out = max(omp_out, omp_in))
  y = 1
end subroutine

subroutine reduction93
  real :: y
  !$omp declare reduction(mine: nosuch: omp_out = omp_in) ! want ACC0213 "no type 'nosuch' is declared"
  y = 1
end subroutine

subroutine reduction94
  real :: y
  !$omp declare reduction(mine: type(nosuch): omp_out = omp_in) ! want ACC0213 "no type 'nosuch' is declared"
  y = 1
end subroutine

subroutine reduction95
  real :: y
  !$omp declare reduction(mine: real: omp_out = omp_out + omp_in) initializer(omp_priv) ! want ACC0217 "expected a subroutine, but 'omp_priv' is a variable"
  y = 1
end subroutine

subroutine reduction96
  real :: y
  !$omp declare reduction(mine: real: omp_out = omp_out + omp_in)
  !$omp declare reduction(mine: integer: omp_out = omp_out * omp_in)
  y = 1
end subroutine

module reduction_hidden
  implicit none
  private
  !$omp declare reduction(kept: integer: omp_out = omp_out + omp_in)
end module

subroutine reduction_scopes(n)
  use reduction_hidden
  implicit none
  integer :: n
  !$omp declare reduction(mine: integer: omp_out = omp_out + omp_in)
  block
    !$omp declare reduction(mine: integer: omp_out = omp_out * omp_in) initializer(omp_priv = 1)
    !$omp declare reduction(mine: Integer: omp_out = ior(omp_out, omp_in)) ! want OMP4023 "reduction 'mine' is declared twice for integer"
    !$omp declare reduction(inner: integer: omp_out = ior(omp_out, omp_in))
    !$omp parallel reduction(mine: n)
    n = n + 1
    !$omp end parallel
  end block
  !$omp parallel reduction(Mine: n)
  n = n + 1
  !$omp end parallel
  !$omp parallel reduction(inner: n) ! want OMP4022 "reduction 'inner' is not declared"
  n = n + 1
  !$omp end parallel
  !$omp parallel reduction(kept: n) ! want OMP4022 "reduction 'kept' is not declared"
  n = n + 1
  !$omp end parallel
contains
  subroutine again
    !$omp parallel reduction(mine: n)
    n = n + 1
    !$omp end parallel
  end subroutine
end subroutine

subroutine mapper_scopes(z)
  implicit none
  type list
    integer :: n
    real, allocatable :: p(:)
  end type
  type(list) :: z
  block
    !$omp declare mapper(inner: list :: x) map(x%n, x%p)
    !$omp target map(mapper(inner), tofrom: z)
    z%n = 1
    !$omp end target
  end block
  !$omp target map(mapper(inner), tofrom: z) ! want OMP4025 "mapper 'inner' is not declared"
  z%n = 1
  !$omp end target
end subroutine

subroutine reduction_of_two_kinds
  integer :: i
  real :: x, y, a(100), b(100)
  !$omp simd reduction(*: y) reduction(inscan, +: x) ! want OMP3020 "a reduction without inscan stands beside one with it: all reductions of a loop are inscan, or none"
  do i = 1, 100
    x = x + a(i)
    !$omp scan inclusive(x)
    b(i) = x
  end do
end subroutine
