! version 52
! clauses given twice

subroutine twice1
  integer :: n
  real :: y
  !$omp parallel if(n > 0) if(n > 1) ! want OMP2002 "if is repeated" OMP2028 "a second if clause for the same construct"
  y = 1
  !$omp end parallel
end subroutine

subroutine twice2
  real :: y
  !$omp parallel num_threads(2) num_threads(4) ! want OMP2002 "num_threads is repeated"
  y = 1
  !$omp end parallel
end subroutine

subroutine twice3
  real :: y
  !$omp parallel proc_bind(close) proc_bind(spread) ! want OMP2002 "proc_bind is repeated"
  y = 1
  !$omp end parallel
end subroutine

subroutine twice4
  real :: x, y
  !$omp parallel private(x) private(y)
  y = 1
  !$omp end parallel
end subroutine

subroutine twice5
  integer :: n
  real :: y
  !$omp parallel if(parallel: n > 0) if(n > 1) ! want OMP2002 "if is repeated" OMP2028 "if without the name of a construct beside if clauses with one"
  y = 1
  !$omp end parallel
end subroutine

subroutine twice6
  integer :: n
  real :: y
  !$omp parallel if(parallel: n > 0) if(parallel: n > 1) ! want OMP2002 "if is repeated" OMP2028 "a second if clause for the same construct"
  y = 1
  !$omp end parallel
end subroutine

subroutine twice7
  integer :: i
  real :: a(100), b(100)
  !$omp do schedule(static) schedule(dynamic) ! want OMP2002 "schedule is repeated"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice8
  integer :: i
  real :: a(100), b(100)
  !$omp do collapse(1) collapse(1) ! want OMP2002 "collapse is repeated"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice9
  integer :: i
  real :: a(100), b(100)
  !$omp do ordered ordered ! want OMP2002 "ordered is repeated"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice10
  integer :: i
  real :: a(100), b(100)
  !$omp do nowait nowait ! want OMP2002 "nowait is repeated"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice11
  integer :: i
  real :: a(100), b(100)
  !$omp do order(concurrent) order(concurrent) ! want OMP2002 "order is repeated"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice12
  integer :: i
  real :: x, y, a(100), b(100)
  !$omp do lastprivate(x) lastprivate(y)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice13
  integer :: i
  real :: a(100), b(100)
  !$omp do collapse(1) collapse(2) ! want OMP2002 "collapse is repeated" OMP3003 "collapse needs 2 nested loops, found 1 loop"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice14
  integer :: i
  real :: a(100), b(100)
  !$omp simd safelen(8) safelen(8) ! want OMP2002 "safelen is repeated"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice15
  integer :: i
  real :: a(100), b(100)
  !$omp simd simdlen(4) simdlen(8) ! want OMP2002 "simdlen is repeated"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice16
  integer :: i
  real :: a(100), b(100)
  !$omp simd collapse(1) collapse(1) ! want OMP2002 "collapse is repeated"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice17
  integer :: i
  real :: a(100), b(100)
  !$omp simd order(concurrent) order(concurrent) ! want OMP2002 "order is repeated"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice18
  integer :: i, n
  real :: a(100), b(100)
  !$omp simd if(n > 0) if(n > 1) ! want OMP2002 "if is repeated" OMP2028 "a second if clause for the same construct"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice19
  integer :: i, k, m
  real :: a(100), b(100)
  !$omp simd linear(k) linear(m)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice20
  integer :: i, n
  real :: a(100), b(100)
  !$omp parallel do if(n > 0) if(n > 1) ! want OMP2002 "if is repeated" OMP2028 "a second if clause for the same construct"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice21
  integer :: i
  real :: a(100), b(100)
  !$omp parallel do num_threads(2) num_threads(4) ! want OMP2002 "num_threads is repeated"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice22
  integer :: i
  real :: a(100), b(100)
  !$omp parallel do schedule(static) schedule(static) ! want OMP2002 "schedule is repeated"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice23
  integer :: i
  real :: a(100), b(100)
  !$omp parallel do collapse(1) collapse(1) ! want OMP2002 "collapse is repeated"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice24
  integer :: i
  real :: a(100), b(100)
  !$omp parallel do default(shared) default(shared) ! want OMP2002 "default is repeated"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice25
  integer :: i
  real :: a(100), b(100)
  !$omp parallel do proc_bind(close) proc_bind(close) ! want OMP2002 "proc_bind is repeated"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice26
  integer :: i
  real :: a(100), b(100)
  !$omp parallel do ordered ordered ! want OMP2002 "ordered is repeated"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice27
  integer :: n
  real :: y
  !$omp task if(n > 0) if(n > 1) ! want OMP2002 "if is repeated" OMP2028 "a second if clause for the same construct"
  y = 1
  !$omp end task
end subroutine

subroutine twice28
  real :: y
  logical :: l
  !$omp task final(l) final(l) ! want OMP2002 "final is repeated"
  y = 1
  !$omp end task
end subroutine

subroutine twice29
  real :: y
  !$omp task untied untied ! want OMP2002 "untied is repeated"
  y = 1
  !$omp end task
end subroutine

subroutine twice30
  real :: y
  !$omp task mergeable mergeable ! want OMP2002 "mergeable is repeated"
  y = 1
  !$omp end task
end subroutine

subroutine twice31
  real :: y
  !$omp task priority(1) priority(2) ! want OMP2002 "priority is repeated"
  y = 1
  !$omp end task
end subroutine

subroutine twice32
  real :: y
  !$omp task default(shared) default(shared) ! want OMP2002 "default is repeated"
  y = 1
  !$omp end task
end subroutine

subroutine twice33
  integer :: i
  real :: x, y
  !$omp task depend(in: x) depend(out: y)
  y = 1
  !$omp end task
end subroutine

subroutine twice34
  integer :: i, n
  real :: a(100), b(100)
  !$omp taskloop if(n > 0) if(n > 1) ! want OMP2002 "if is repeated" OMP2028 "a second if clause for the same construct"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice35
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop grainsize(4) grainsize(8) ! want OMP2002 "grainsize is repeated"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice36
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop num_tasks(2) num_tasks(2) ! want OMP2002 "num_tasks is repeated"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice37
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop collapse(1) collapse(1) ! want OMP2002 "collapse is repeated"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice38
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop nogroup nogroup ! want OMP2002 "nogroup is repeated"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice39
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop untied untied ! want OMP2002 "untied is repeated"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice40
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop priority(1) priority(1) ! want OMP2002 "priority is repeated"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice41
  integer :: i
  real :: a(100), b(100)
  logical :: l
  !$omp taskloop final(l) final(l) ! want OMP2002 "final is repeated"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice42
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop mergeable mergeable ! want OMP2002 "mergeable is repeated"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice43
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop grainsize(4) num_tasks(4) ! want OMP2003 "num_tasks cannot be combined with grainsize"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice44
  integer :: n
  real :: y
  !$omp target if(n > 0) if(n > 1) ! want OMP2002 "if is repeated" OMP2028 "a second if clause for the same construct"
  y = 1
  !$omp end target
end subroutine

subroutine twice45
  real :: y
  !$omp target device(0) device(1) ! want OMP2002 "device is repeated"
  y = 1
  !$omp end target
end subroutine

subroutine twice46
  real :: y
  !$omp target nowait nowait ! want OMP2002 "nowait is repeated"
  y = 1
  !$omp end target
end subroutine

subroutine twice47
  real :: y
  !$omp target thread_limit(2) thread_limit(2) ! want OMP2002 "thread_limit is repeated"
  y = 1
  !$omp end target
end subroutine

subroutine twice48
  real :: x, y
  !$omp target map(to: x) map(from: y)
  y = 1
  !$omp end target
end subroutine

subroutine twice49
  real :: y
  !$omp target defaultmap(tofrom: scalar) defaultmap(to: scalar) ! want OMP2017 "a second defaultmap clause for category scalar"
  y = 1
  !$omp end target
end subroutine

subroutine twice50
  integer :: n
  real :: y, a(100)
  !$omp target data map(a) if(n > 0) if(n > 1) ! want OMP2002 "if is repeated" OMP2028 "a second if clause for the same construct"
  y = 1
  !$omp end target data
end subroutine

subroutine twice51
  real :: y, a(100)
  !$omp target data map(a) device(0) device(1) ! want OMP2002 "device is repeated"
  y = 1
  !$omp end target data
end subroutine

subroutine twice52
  real :: y, a(100), b(100)
  !$omp target data map(a) map(b)
  y = 1
  !$omp end target data
end subroutine

subroutine twice53
  integer :: n
  real :: a(100)
  !$omp target enter data map(to: a) if(n > 0) if(n > 1) ! want OMP2002 "if is repeated" OMP2028 "a second if clause for the same construct"
end subroutine

subroutine twice54
  real :: a(100)
  !$omp target enter data map(to: a) device(0) device(1) ! want OMP2002 "device is repeated"
end subroutine

subroutine twice55
  real :: a(100)
  !$omp target enter data map(to: a) nowait nowait ! want OMP2002 "nowait is repeated"
end subroutine

subroutine twice56
  real :: a(100), b(100)
  !$omp target enter data map(to: a) map(to: b)
end subroutine

subroutine twice57
  integer :: n
  real :: a(100)
  !$omp target exit data map(from: a) if(n > 0) if(n > 1) ! want OMP6019 "'a' is not on the device here: target exit data has nothing to do" OMP2002 "if is repeated" OMP2028 "a second if clause for the same construct"
end subroutine

subroutine twice58
  real :: a(100)
  !$omp target exit data map(from: a) device(0) device(1) ! want OMP6019 "'a' is not on the device here: target exit data has nothing to do" OMP2002 "device is repeated"
end subroutine

subroutine twice59
  real :: a(100)
  !$omp target exit data map(from: a) nowait nowait ! want OMP6019 "'a' is not on the device here: target exit data has nothing to do" OMP2002 "nowait is repeated"
end subroutine

subroutine twice60
  real :: a(100), b(100)
  !$omp target exit data map(from: a) map(from: b) ! want OMP6019 "'a' is not on the device here: target exit data has nothing to do" OMP6019 "'b' is not on the device here: target exit data has nothing to do"
end subroutine

subroutine twice61
  integer :: n
  real :: a(100)
  !$omp target update to(a) if(n > 0) if(n > 1) ! want OMP6019 "'a' is not on the device here: target update has nothing to do" OMP2002 "if is repeated" OMP2028 "a second if clause for the same construct"
end subroutine

subroutine twice62
  real :: a(100)
  !$omp target update to(a) device(0) device(1) ! want OMP6019 "'a' is not on the device here: target update has nothing to do" OMP2002 "device is repeated"
end subroutine

subroutine twice63
  real :: a(100)
  !$omp target update to(a) nowait nowait ! want OMP6019 "'a' is not on the device here: target update has nothing to do" OMP2002 "nowait is repeated"
end subroutine

subroutine twice64
  real :: y
  !$omp teams num_teams(2) num_teams(2) ! want OMP2002 "num_teams is repeated"
  y = 1
  !$omp end teams
end subroutine

subroutine twice65
  real :: y
  !$omp teams thread_limit(2) thread_limit(4) ! want OMP2002 "thread_limit is repeated"
  y = 1
  !$omp end teams
end subroutine

subroutine twice66
  real :: y
  !$omp teams default(none) default(none) ! want OMP2002 "default is repeated"
  y = 1 ! want OMP4004 "'y' is in no clause"
  !$omp end teams
end subroutine

subroutine twice67
  integer :: i
  real :: a(100), b(100)
  !$omp target teams distribute num_teams(2) num_teams(4) ! want OMP2002 "num_teams is repeated"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice68
  integer :: i
  real :: a(100), b(100)
  !$omp target teams distribute dist_schedule(static) dist_schedule(static) ! want OMP2002 "dist_schedule is repeated"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice69
  integer :: i
  real :: a(100), b(100)
  !$omp target teams distribute collapse(1) collapse(1) ! want OMP2002 "collapse is repeated"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice70
  integer :: i
  real :: a(100), b(100)
  !$omp target teams distribute device(0) device(0) ! want OMP2002 "device is repeated"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice71
  real :: x, y
  !$omp single private(x) private(y)
  y = 1
  !$omp end single
end subroutine

subroutine twice72
  real :: y
  !$omp single nowait nowait ! want OMP2002 "nowait is repeated"
  y = 1
  !$omp end single
end subroutine

subroutine twice73
  real :: y
  !$omp single
  y = 1
  !$omp end single nowait nowait ! want OMP2002 "nowait is repeated"
end subroutine

subroutine twice74
  real :: x, y
  !$omp single
  y = 1
  !$omp end single nowait copyprivate(x) ! want OMP2003 "copyprivate cannot be combined with nowait"
end subroutine

subroutine twice75
  real :: y
  !$omp single
  y = 1
  !$omp end single nowait
end subroutine

subroutine twice76
  real :: x, y
  !$omp single
  y = 1
  !$omp end single copyprivate(x)
end subroutine

subroutine twice77
  integer :: i
  real :: a(100), b(100)
  !$omp loop bind(thread) bind(thread) ! want OMP2002 "bind is repeated"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice78
  integer :: i
  real :: a(100), b(100)
  !$omp loop order(concurrent) order(concurrent) ! want OMP2002 "order is repeated"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice79
  integer :: i
  real :: a(100), b(100)
  !$omp loop collapse(1) collapse(1) ! want OMP2002 "collapse is repeated"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine twice80
  real :: y
  !$omp masked filter(0) filter(1) ! want OMP2002 "filter is repeated"
  y = 1
  !$omp end masked
end subroutine

subroutine twice81
  real :: y
  !$omp critical (name) hint(0) hint(0) ! want OMP2002 "hint is repeated"
  y = 1
  !$omp end critical (name)
end subroutine

subroutine twice82
  real :: y
  !$omp parallel sections num_threads(2) num_threads(2) ! want OMP2002 "num_threads is repeated"
  y = 1
  !$omp end parallel sections
end subroutine

subroutine twice83
  real :: y
  logical :: l
  !$omp parallel sections if(l) if(l) ! want OMP2002 "if is repeated" OMP2028 "a second if clause for the same construct"
  y = 1
  !$omp end parallel sections
end subroutine

subroutine twice84
  integer :: k
  !$omp atomic seq_cst seq_cst ! want OMP2002 "seq_cst is repeated"
  k = k + 1
end subroutine

subroutine twice85
  integer :: k
  !$omp atomic seq_cst relaxed ! want OMP2003 "relaxed cannot be combined with seq_cst"
  k = k + 1
end subroutine

subroutine twice86
  integer :: k
  !$omp atomic read write ! want OMP2003 "write cannot be combined with read"
  k = k + 1 ! want OMP3022 "statement does not fit atomic: expected v = x, both of them variables"
end subroutine

subroutine twice87
  integer :: k
  !$omp atomic read read ! want OMP2002 "read is repeated"
  k = k + 1 ! want OMP3022 "statement does not fit atomic: expected v = x, both of them variables"
end subroutine

subroutine twice88
  integer :: k
  !$omp atomic update update ! want OMP2002 "update is repeated"
  k = k + 1
end subroutine

subroutine twice89
  integer :: k
  !$omp atomic relaxed acq_rel ! want OMP2003 "acq_rel cannot be combined with relaxed"
  k = k + 1
end subroutine

subroutine twice90
  integer :: k
  !$omp atomic hint(0) hint(0) ! want OMP2002 "hint is repeated"
  k = k + 1
end subroutine

subroutine twice91
  !$omp flush acq_rel release ! want OMP2003 "release cannot be combined with acq_rel"
end subroutine

subroutine twice92
  !$omp flush acq_rel
end subroutine

subroutine twice93
  !$omp flush release
end subroutine

subroutine twice94
  !$omp flush seq_cst
end subroutine

subroutine twice95
  !$omp flush relaxed ! want OMP2001 "flush does not allow the clause relaxed"
end subroutine
