! version 52
! directives in fixed form

      subroutine fixed1
      real :: y
c$omp teams default(none) default(none) ! want OMP2002 "default is repeated"
      y = 1 ! want OMP4004 "'y' is in no clause"
*$omp end teams
      end subroutine

      subroutine fixed2
      real :: y
      logical :: l
!$omp parallel sections if(l) if(l) ! want OMP2002 "if is repeated" OMP2028 "a second if clause for the same construct"
      y = 1
c$omp end parallel sections
      end subroutine

      subroutine fixed3
      integer :: i
      real :: a(100), b(100)
*$omp target teams distribute dist_schedule(static)
*$omp& dist_schedule(static) ! want OMP2002 "dist_schedule is repeated"
      do i = 1, 100
      a(i) = b(i)
      end do
      end subroutine

      subroutine fixed4
!$omp flush relaxed ! want OMP2001 "flush does not allow the clause relaxed"
      end subroutine

      subroutine fixed5
      integer :: i
      real :: a(100), b(100)
c$omp loop bind(thread) bind(thread) ! want OMP2002 "bind is repeated"
      do i = 1, 100
      a(i) = b(i)
      end do
      end subroutine

      subroutine fixed6
      integer :: k
*$omp atomic read read ! want OMP2002 "read is repeated"
      k = k + 1 ! want OMP3022 "statement does not fit atomic: expected v = x, both of them variables"
      end subroutine

      subroutine fixed7
      real :: y
      logical :: l
!$omp task final(l) final(l) ! want OMP2002 "final is repeated"
      y = 1
c$omp end task
      end subroutine

      subroutine fixed8
      integer :: n
      real :: y
*$omp task if(n > 0) if(n > 1) ! want OMP2002 "if is repeated" OMP2028 "a second if clause for the same construct"
      y = 1
!$omp end task
      end subroutine

      subroutine fixed9
c$omp flush seq_cst
      end subroutine

      subroutine fixed10
      real :: y
*$omp single
      y = 1
!$omp end single nowait
      end subroutine

      subroutine fixed11
      integer :: n
      real :: y
c$omp critical (name) hint(n) ! want OMP2008 "expected a constant for hint"
      y = 1
*$omp end critical (name)
      end subroutine

      subroutine fixed12
      integer :: i
      real :: a(100), b(100)
!$omp do schedule(auto, 4) ! want OMP2024 "schedule\\(auto\\) takes no chunk size"
      do i = 1, 100
      a(i) = b(i)
      end do
      end subroutine

      subroutine fixed13
      integer :: i
      real :: a(100), b(100)
c$omp do collapse(-1) ! want OMP2008 "expected a positive constant for collapse, found -1"
      do i = 1, 100
      a(i) = b(i)
      end do
      end subroutine

      subroutine fixed14
      real :: y
      logical :: l
*$omp teams num_teams(l) ! want OMP2006 "expected an integer for num_teams, found logical\\(4\\)"
      y = 1
!$omp end teams
      end subroutine

      subroutine fixed15
      integer :: n
      real :: y
c$omp task final(n) ! want OMP2011 "expected a scalar logical condition for final, found integer\\(4\\)"
      y = 1
*$omp end task
      end subroutine

      subroutine fixed16
      integer :: i, n
      real :: a(100), b(100)
!$omp do ordered(n) ! want OMP2008 "expected a constant for ordered"
      do i = 1, 100
      a(i) = b(i)
      end do
      end subroutine

      subroutine fixed17
      integer :: i
      real :: a(100), b(100)
c$omp do collapse(0) ! want OMP2008 "expected a positive constant for collapse, found 0"
      do i = 1, 100
      a(i) = b(i)
      end do
      end subroutine

      subroutine fixed18
      real :: y
*$omp target thread_limit(-2) ! want OMP2007 "expected a positive number for thread_limit, found -2"
      y = 1
!$omp end target
      end subroutine

      subroutine fixed19
      integer :: i, k
      real :: a(100), b(100)
c$omp simd linear(k: 2)
      do i = 1, 100
      a(i) = b(i)
      end do
      end subroutine

      subroutine fixed20
      integer :: n
      real :: y
*$omp parallel if(n > 0)
      y = 1
!$omp end parallel
      end subroutine

      subroutine fixed21
      real :: x
c$omp parallel private(x)
*$omp single private(x)
      x = 1
!$omp end single copyprivate(x) ! want OMP4015 "'x' is in a copyprivate clause and in a private clause"
c$omp end parallel
      end subroutine

      subroutine fixed22
      integer, save :: own
*$omp threadprivate(own)
!$omp parallel shared(own) ! want OMP4013 "threadprivate variable 'own' in a shared clause"
      own = 1
c$omp end parallel
      end subroutine

      subroutine fixed23
      integer :: i
      real :: a(100), b(100)
      integer, save :: own
*$omp threadprivate(own)
!$omp do reduction(+: own) ! want OMP4013 "threadprivate variable 'own' in a reduction clause"
      do i = 1, 100
      a(i) = b(i)
      end do
      end subroutine

      subroutine fixed24
      integer :: i
      real :: x, a(100)
c$omp parallel private(x)
*$omp do lastprivate(x) ! want OMP4010 "'x' is private in the region around, lastprivate needs a shared variable"
      do i = 1, 100
      x = a(i)
      end do
!$omp end parallel
      end subroutine

      subroutine fixed25
      real :: x
c$omp parallel default(none)
      x = 1 ! want OMP4004 "'x' is in no clause"
*$omp end parallel
      end subroutine

      subroutine fixed26
      real :: x, y
!$omp parallel private(x, x) ! want OMP4002 "'x' is in a private clause and in a private clause"
      x = 1
      y = 1
c$omp end parallel
      end subroutine

      subroutine fixed27
      common /blk/ e, f
      real :: e, f
*$omp threadprivate(blk) ! want OMP4012 "'blk' is not a saved variable"
      e = 1
      end subroutine

      subroutine fixed28
      real :: x, y
!$omp parallel reduction(+: x, x) ! want OMP4002 "'x' is in a reduction clause and in a reduction clause"
      x = 1
      y = 1
c$omp end parallel
      end subroutine

      subroutine fixed29
      integer :: i
      real :: a(100), b(100)
*$omp parallel do lastprivate(i)
      do i = 1, 100
      a(i) = b(i)
      end do
      end subroutine

      subroutine fixed30
      integer :: i
      real :: a(100), b(100)
!$omp parallel do private(i)
      do i = 1, 100
      a(i) = b(i)
      end do
      end subroutine

      subroutine fixed31
      complex :: z
c$omp parallel reduction(.and.: z) ! want OMP4005 "operator '\\.and\\.' does not take complex\\(4\\)"
      z = 1
*$omp end parallel
      end subroutine

      subroutine fixed32
      character(8) :: s
!$omp parallel reduction(iand: s) ! want OMP4005 "operator 'iand' does not take character\\(8\\)"
      s = 'a'
c$omp end parallel
      end subroutine

      subroutine fixed33
      integer :: k
      real :: x
*$omp scope reduction(inscan, +: x) ! want OMP3020 "scope takes no inscan reduction"
      x = 1
      k = 1
!$omp end scope
      end subroutine

      subroutine fixed34
      real :: x
c$omp parallel reduction(.and.: x) ! want OMP4005 "operator '\\.and\\.' does not take real\\(4\\)"
      x = 1
*$omp end parallel
      end subroutine

      subroutine fixed35
      integer :: k
      real :: x
!$omp task in_reduction(iand: x) ! want OMP4005 "operator 'iand' does not take real\\(4\\)"
      x = 1
      k = 1
c$omp end task
      end subroutine

      subroutine fixed36
      integer :: i, k
      real :: a(100)
*$omp parallel do reduction(.and.: a(1:4)) ! want OMP4005 "operator '\\.and\\.' does not take real\\(4\\)"
      do i = 1, 100
      k = i
      end do
      end subroutine

      subroutine fixed37
      integer :: k
      real :: x
!$omp taskgroup task_reduction(.and.: k) ! want OMP4005 "operator '\\.and\\.' does not take integer\\(4\\)"
      x = 1
      k = 1
c$omp end taskgroup
      end subroutine

      subroutine fixed38
      complex :: z
*$omp parallel reduction(.or.: z) ! want OMP4005 "operator '\\.or\\.' does not take complex\\(4\\)"
      z = 1
!$omp end parallel
      end subroutine

      subroutine fixed39
      real :: y
c$omp declare reduction(mine: real: omp_out = omp_out + omp_in)
      y = 1
      end subroutine

      subroutine fixed40
      logical :: l
*$omp parallel reduction(.neqv.: l)
      l = .true.
!$omp end parallel
      end subroutine

      subroutine fixed41
      integer :: i
      real :: y
c$omp simd
      do i = 1, 10
*$omp master ! want OMP3018 "master cannot be in a simd region" OMP2005 "master is deprecated since OpenMP 5\\.1"
      y = 1
!$omp end master
      end do
      end subroutine

      subroutine fixed42
c$omp ordered
*$omp cancel parallel ! want OMP3019 "cancel parallel cannot be closely nested in ordered"
!$omp end ordered
      end subroutine

      subroutine fixed43
      real :: y
c$omp single
*$omp single ! want OMP3010 "single cannot be closely nested in single"
      y = 1
!$omp end single
c$omp end single
      end subroutine

      subroutine fixed44
*$omp masked
!$omp cancel parallel ! want OMP3019 "cancel parallel cannot be closely nested in masked"
c$omp end masked
      end subroutine

      subroutine fixed45
*$omp teams
!$omp cancellation point do ! want OMP3019 "cancellation point do cannot be closely nested in teams"
c$omp end teams
      end subroutine

      subroutine fixed46
*$omp sections
!$omp section
c$omp cancellation point do ! want OMP3019 "cancellation point do cannot be closely nested in sections"
*$omp end sections
      end subroutine

      subroutine fixed47
      integer :: i, j
      real :: a(100)
!$omp loop
      do i = 1, 10
c$omp distribute ! want OMP3016 "distribute is not directly in a teams region" OMP3023 "distribute cannot be in a region whose iterations run in any order"
      do j = 1, 10
      a(j) = 1
      end do
      end do
      end subroutine

      subroutine fixed48
      integer :: i, j
      real :: a(100)
*$omp parallel do order(concurrent)
      do i = 1, 10
!$omp do ! want OMP3010 "do cannot be closely nested in parallel do" OMP3023 "do cannot be in a region whose iterations run in any order"
      do j = 1, 10
      a(j) = 1
      end do
      end do
      end subroutine

      subroutine fixed49
      integer :: j
      real :: a(100)
c$omp masked
*$omp loop
      do j = 1, 10
      a(j) = 1
      end do
!$omp end masked
      end subroutine

      subroutine fixed50
      real :: y
c$omp taskgroup
*$omp parallel
      y = 1
!$omp end parallel
c$omp end taskgroup
      end subroutine

      subroutine fixed51
      integer :: i
      real :: b(100)
*$omp do
      do i = 1, 10, 0 ! want OMP3002 "loop of for is not in canonical form: the step must not be zero"
      b(1) = 0
      end do
      end subroutine

      subroutine fixed52
      integer :: i, j
      real :: c(10, 10)
!$omp tile sizes(2, 2, 2) ! want OMP3003 "sizes needs 3 nested loops, found 2 loops"
      do i = 1, 10
      do j = 1, 10
      c(i, j) = 0
      end do
      end do
      end subroutine

      subroutine fixed53
      integer :: i
      real :: a(100), b(100)
c$omp unroll sizes(2) ! want OMP2001 "unroll does not allow the clause sizes"
      do i = 1, 100
      a(i) = b(i)
      end do
      end subroutine

      subroutine fixed54
      integer :: i
      real :: a(100)
*$omp do
      do i = 1, 10
      if (a(i) > 1) goto 10 ! want OMP3025 "goto out of do"
      end do
10    continue
      end subroutine

      subroutine fixed55
      integer :: i
      real :: x, a(100), b(100)
!$omp loop bind(thread) reduction(iand: x) ! want OMP4005 "operator 'iand' does not take real\\(4\\)"
      do i = 1, 100
      a(i) = b(i)
      end do
      end subroutine

      subroutine fixed56
      integer :: i, j
      real :: c(10, 10)
c$omp taskloop collapse(3) ! want OMP3003 "collapse needs 3 nested loops, found 2 loops"
      do i = 1, 10
      do j = 1, 10
      c(i, j) = 0
      end do
      end do
      end subroutine

      subroutine fixed57
      integer :: k
*$omp do
      do ! want OMP3001 "expected a do loop with a variable and bounds after do"
      k = k + 1
      end do
      end subroutine

      subroutine fixed58
      integer :: i
      real :: a(100)
!$omp do
      do i = 1, 10
      if (a(i) > 1) exit ! want OMP3002 "exit out of the loop of do"
      end do
      end subroutine

      subroutine fixed59
      integer :: i, j, n
      real :: c(10, 10)
c$omp do collapse(2)
      do i = 1, 10
      do j = 1, n
      c(i, j) = 0
      end do
      end do
      end subroutine

      subroutine fixed60
      integer :: i
      real :: b(100)
*$omp simd
      do i = 1, 10, -1
      b(1) = 0
      end do
      end subroutine
