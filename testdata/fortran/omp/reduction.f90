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
  integer :: k
  !$omp parallel reduction(.and.: k) ! want OMP4005 "operator '\\.and\\.' does not take integer\\(4\\)"
  k = 1
  !$omp end parallel
end subroutine

subroutine reduction9
  integer :: k
  !$omp parallel reduction(.or.: k) ! want OMP4005 "operator '\\.or\\.' does not take integer\\(4\\)"
  k = 1
  !$omp end parallel
end subroutine

subroutine reduction10
  integer :: k
  !$omp parallel reduction(.eqv.: k) ! want OMP4005 "operator '\\.eqv\\.' does not take integer\\(4\\)"
  k = 1
  !$omp end parallel
end subroutine

subroutine reduction11
  integer :: k
  !$omp parallel reduction(.neqv.: k) ! want OMP4005 "operator '\\.neqv\\.' does not take integer\\(4\\)"
  k = 1
  !$omp end parallel
end subroutine

subroutine reduction12
  integer :: k
  !$omp parallel reduction(ior: k)
  k = 1
  !$omp end parallel
end subroutine

subroutine reduction13
  integer :: k
  !$omp parallel reduction(min: k)
  k = 1
  !$omp end parallel
end subroutine

subroutine reduction14
  logical :: l
  !$omp parallel reduction(-: l) ! want OMP4005 "operator '-' does not take logical\\(4\\)"
  l = .true.
  !$omp end parallel
end subroutine

subroutine reduction15
  logical :: l
  !$omp parallel reduction(*: l) ! want OMP4005 "operator '\\*' does not take logical\\(4\\)"
  l = .true.
  !$omp end parallel
end subroutine

subroutine reduction16
  logical :: l
  !$omp parallel reduction(min: l) ! want OMP4005 "operator 'min' does not take logical\\(4\\)"
  l = .true.
  !$omp end parallel
end subroutine

subroutine reduction17
  logical :: l
  !$omp parallel reduction(iand: l) ! want OMP4005 "operator 'iand' does not take logical\\(4\\)"
  l = .true.
  !$omp end parallel
end subroutine

subroutine reduction18
  logical :: l
  !$omp parallel reduction(ior: l) ! want OMP4005 "operator 'ior' does not take logical\\(4\\)"
  l = .true.
  !$omp end parallel
end subroutine

subroutine reduction19
  logical :: l
  !$omp parallel reduction(ieor: l) ! want OMP4005 "operator 'ieor' does not take logical\\(4\\)"
  l = .true.
  !$omp end parallel
end subroutine

subroutine reduction20
  logical :: l
  !$omp parallel reduction(.neqv.: l)
  l = .true.
  !$omp end parallel
end subroutine

subroutine reduction21
  complex :: z
  !$omp parallel reduction(min: z) ! want OMP4005 "operator 'min' does not take complex\\(4\\)"
  z = 1
  !$omp end parallel
end subroutine

subroutine reduction22
  complex :: z
  !$omp parallel reduction(iand: z) ! want OMP4005 "operator 'iand' does not take complex\\(4\\)"
  z = 1
  !$omp end parallel
end subroutine

subroutine reduction23
  complex :: z
  !$omp parallel reduction(ior: z) ! want OMP4005 "operator 'ior' does not take complex\\(4\\)"
  z = 1
  !$omp end parallel
end subroutine

subroutine reduction24
  complex :: z
  !$omp parallel reduction(ieor: z) ! want OMP4005 "operator 'ieor' does not take complex\\(4\\)"
  z = 1
  !$omp end parallel
end subroutine

subroutine reduction25
  complex :: z
  !$omp parallel reduction(.and.: z) ! want OMP4005 "operator '\\.and\\.' does not take complex\\(4\\)"
  z = 1
  !$omp end parallel
end subroutine

subroutine reduction26
  complex :: z
  !$omp parallel reduction(.or.: z) ! want OMP4005 "operator '\\.or\\.' does not take complex\\(4\\)"
  z = 1
  !$omp end parallel
end subroutine

subroutine reduction27
  complex :: z
  !$omp parallel reduction(+: z)
  z = 1
  !$omp end parallel
end subroutine

subroutine reduction28
  character(8) :: s
  !$omp parallel reduction(*: s) ! want OMP4005 "operator '\\*' does not take character\\(8\\)"
  s = 'a'
  !$omp end parallel
end subroutine

subroutine reduction29
  character(8) :: s
  !$omp parallel reduction(.and.: s) ! want OMP4005 "operator '\\.and\\.' does not take character\\(8\\)"
  s = 'a'
  !$omp end parallel
end subroutine

subroutine reduction30
  character(8) :: s
  !$omp parallel reduction(iand: s) ! want OMP4005 "operator 'iand' does not take character\\(8\\)"
  s = 'a'
  !$omp end parallel
end subroutine

subroutine reduction31
  character(8) :: s
  !$omp parallel reduction(-: s) ! want OMP4005 "operator '-' does not take character\\(8\\)"
  s = 'a'
  !$omp end parallel
end subroutine

subroutine reduction32
  type t
    real :: f
  end type
  type(t) :: v
  !$omp parallel reduction(*: v) ! want OMP4005 "operator '\\*' does not take type\\(t\\)"
  v%f = 1
  !$omp end parallel
end subroutine

subroutine reduction33
  type t
    real :: f
  end type
  type(t) :: v
  !$omp parallel reduction(iand: v) ! want OMP4005 "operator 'iand' does not take type\\(t\\)"
  v%f = 1
  !$omp end parallel
end subroutine

subroutine reduction34
  type t
    real :: f
  end type
  type(t) :: v
  !$omp parallel reduction(.and.: v) ! want OMP4005 "operator '\\.and\\.' does not take type\\(t\\)"
  v%f = 1
  !$omp end parallel
end subroutine

subroutine reduction35
  integer :: i, k
  real :: a(100)
  !$omp parallel do reduction(iand: a) ! want OMP4005 "operator 'iand' does not take real\\(4\\)"
  do i = 1, 100
    k = i
  end do
end subroutine

subroutine reduction36
  integer :: i, k
  real :: a(100)
  !$omp parallel do reduction(.or.: a) ! want OMP4005 "operator '\\.or\\.' does not take real\\(4\\)"
  do i = 1, 100
    k = i
  end do
end subroutine

subroutine reduction37
  integer :: i, k
  real :: c(10, 10)
  !$omp parallel do reduction(max: c)
  do i = 1, 100
    k = i
  end do
end subroutine

subroutine reduction38
  integer :: i, k
  real :: c(10, 10)
  !$omp parallel do reduction(ieor: c) ! want OMP4005 "operator 'ieor' does not take real\\(4\\)"
  do i = 1, 100
    k = i
  end do
end subroutine

subroutine reduction39
  integer :: i, k
  real :: b(100)
  !$omp parallel do reduction(.eqv.: b) ! want OMP4005 "operator '\\.eqv\\.' does not take real\\(4\\)"
  do i = 1, 100
    k = i
  end do
end subroutine

subroutine reduction40
  integer :: i, k
  real :: a(100)
  !$omp parallel do reduction(.and.: a(1:4)) ! want OMP4005 "operator '\\.and\\.' does not take real\\(4\\)"
  do i = 1, 100
    k = i
  end do
end subroutine

subroutine reduction41
  integer :: i
  real :: x, a(100), b(100)
  !$omp do reduction(+: x, x) ! want OMP4002 "'x' is in a reduction clause and in a reduction clause"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine reduction42
  integer :: i
  real :: a(100), b(100)
  !$omp do reduction(+: nosuch)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine reduction43
  integer :: i
  real :: x, a(100), b(100)
  !$omp do reduction(task, +: x)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine reduction44
  integer :: i
  real :: x, a(100), b(100)
  !$omp do reduction(inscan, +: x) ! want OMP3020 "the loop has an inscan reduction and no scan directive"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine reduction45
  integer :: i
  real :: x, a(100), b(100)
  !$omp do reduction(foo, +: x) ! want OMP1009 "reduction does not allow the modifier 'foo'"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine reduction46
  integer :: i
  real :: x, y, a(100), b(100)
  !$omp do reduction(+: x) reduction(+: y)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine reduction47
  integer :: i
  real :: y, a(100), b(100)
  !$omp simd reduction(iand: y) ! want OMP4005 "operator 'iand' does not take real\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine reduction48
  integer :: i, k
  real :: a(100), b(100)
  !$omp simd reduction(.or.: k) ! want OMP4005 "operator '\\.or\\.' does not take integer\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine reduction49
  integer :: i
  real :: x, a(100), b(100)
  !$omp simd reduction(.and.: x) ! want OMP4005 "operator '\\.and\\.' does not take real\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine reduction50
  integer :: i, k
  real :: a(100), b(100)
  !$omp simd reduction(+: k)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine reduction51
  integer :: i
  real :: x, a(100), b(100)
  !$omp taskloop reduction(iand: x) ! want OMP4005 "operator 'iand' does not take real\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine reduction52
  integer :: i
  real :: x, a(100), b(100)
  !$omp taskloop in_reduction(.or.: x) ! want OMP4005 "operator '\\.or\\.' does not take real\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine reduction53
  integer :: i
  real :: x, a(100), b(100)
  !$omp taskloop reduction(inscan, +: x) ! want OMP3020 "taskloop takes no inscan reduction"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine reduction54
  integer :: k
  real :: x
  !$omp taskgroup task_reduction(iand: x) ! want OMP4005 "operator 'iand' does not take real\\(4\\)"
  x = 1
  k = 1
  !$omp end taskgroup
end subroutine

subroutine reduction55
  integer :: k
  real :: x
  !$omp taskgroup task_reduction(.and.: k) ! want OMP4005 "operator '\\.and\\.' does not take integer\\(4\\)"
  x = 1
  k = 1
  !$omp end taskgroup
end subroutine

subroutine reduction56
  integer :: k
  real :: x
  !$omp taskgroup task_reduction(*: k)
  x = 1
  k = 1
  !$omp end taskgroup
end subroutine

subroutine reduction57
  integer :: k
  real :: x
  !$omp task in_reduction(iand: x) ! want OMP4005 "operator 'iand' does not take real\\(4\\)"
  x = 1
  k = 1
  !$omp end task
end subroutine

subroutine reduction58
  integer :: k
  real :: x
  !$omp task in_reduction(.and.: k) ! want OMP4005 "operator '\\.and\\.' does not take integer\\(4\\)"
  x = 1
  k = 1
  !$omp end task
end subroutine

subroutine reduction59
  integer :: k
  real :: x
  !$omp teams reduction(iand: x) ! want OMP4005 "operator 'iand' does not take real\\(4\\)"
  x = 1
  k = 1
  !$omp end teams
end subroutine

subroutine reduction60
  integer :: k
  real :: x
  !$omp teams reduction(.and.: k) ! want OMP4005 "operator '\\.and\\.' does not take integer\\(4\\)"
  x = 1
  k = 1
  !$omp end teams
end subroutine

subroutine reduction61
  integer :: k
  real :: x
  !$omp teams reduction(inscan, +: x) ! want OMP3020 "teams takes no inscan reduction"
  x = 1
  k = 1
  !$omp end teams
end subroutine

subroutine reduction62
  integer :: k
  real :: x
  !$omp sections reduction(iand: x) ! want OMP4005 "operator 'iand' does not take real\\(4\\)"
  !$omp section
  x = 1
  k = 1
  !$omp end sections
end subroutine

subroutine reduction63
  integer :: k
  real :: x
  !$omp sections reduction(.and.: k) ! want OMP4005 "operator '\\.and\\.' does not take integer\\(4\\)"
  !$omp section
  x = 1
  k = 1
  !$omp end sections
end subroutine

subroutine reduction64
  integer :: k
  real :: x
  !$omp sections reduction(+: x)
  !$omp section
  x = 1
  k = 1
  !$omp end sections
end subroutine

subroutine reduction65
  integer :: k
  real :: x
  !$omp sections reduction(inscan, +: x) ! want OMP3020 "sections takes no inscan reduction"
  !$omp section
  x = 1
  k = 1
  !$omp end sections
end subroutine

subroutine reduction66
  integer :: k
  real :: x
  !$omp scope reduction(iand: x) ! want OMP4005 "operator 'iand' does not take real\\(4\\)"
  x = 1
  k = 1
  !$omp end scope
end subroutine

subroutine reduction67
  integer :: k
  real :: x
  !$omp scope reduction(.and.: k) ! want OMP4005 "operator '\\.and\\.' does not take integer\\(4\\)"
  x = 1
  k = 1
  !$omp end scope
end subroutine

subroutine reduction68
  integer :: k
  real :: x
  !$omp scope reduction(inscan, +: x) ! want OMP3020 "scope takes no inscan reduction"
  x = 1
  k = 1
  !$omp end scope
end subroutine

subroutine reduction69
  integer :: k
  integer, parameter :: size = 4
  !$omp parallel reduction(+: size) ! want OMP4001 "expected a variable, but 'size' is a constant"
  k = size
  !$omp end parallel
end subroutine

subroutine reduction70
  real :: y
  !$omp declare reduction(mine: integer: omp_out = max(omp_out, omp_in))
  y = 1
end subroutine

subroutine reduction71
  real :: y
  !$omp declare reduction(mine: nosuch: omp_out = omp_in) ! want ACC0213 "no type 'nosuch' is declared"
  y = 1
end subroutine

subroutine reduction72
  real :: y
  !$omp declare reduction(mine: type(nosuch): omp_out = omp_in) ! want ACC0213 "no type 'nosuch' is declared"
  y = 1
end subroutine

subroutine reduction73
  real :: y
  !$omp declare reduction(mine: real, integer: omp_out = omp_out * omp_in)
  y = 1
end subroutine

subroutine reduction74
  real :: y
  !$omp declare reduction(mine: real: omp_out = omp_out + omp_in) initializer(omp_priv = 0)
  y = 1
end subroutine

subroutine reduction75
  real :: y
  !$omp declare reduction(mine: real: omp_out = omp_out + omp_in) initializer(omp_priv) ! want ACC0217 "expected a subroutine, but 'omp_priv' is a variable"
  y = 1
end subroutine
