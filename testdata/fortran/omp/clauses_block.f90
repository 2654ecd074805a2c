! version 52
! clauses of directives on blocks

subroutine clauses_block1
  real :: x, y
  !$omp parallel private(x)
  y = 1
  !$omp end parallel
end subroutine

subroutine clauses_block2
  real :: x, y
  !$omp parallel reduction(+: x)
  y = 1
  !$omp end parallel
end subroutine

subroutine clauses_block3
  real :: y
  !$omp parallel proc_bind(close)
  y = 1
  !$omp end parallel
end subroutine

subroutine clauses_block4
  real :: y
  !$omp parallel grainsize(4) ! want OMP2001 "parallel does not allow the clause grainsize"
  y = 1
  !$omp end parallel
end subroutine

subroutine clauses_block5
  real :: y
  !$omp parallel num_tasks(4) ! want OMP2001 "parallel does not allow the clause num_tasks"
  y = 1
  !$omp end parallel
end subroutine

subroutine clauses_block6
  real :: y
  !$omp parallel bind(thread) ! want OMP2001 "parallel does not allow the clause bind"
  y = 1
  !$omp end parallel
end subroutine

subroutine clauses_block7
  real :: x, y
  !$omp parallel task_reduction(+: x) ! want OMP2001 "parallel does not allow the clause task_reduction"
  y = 1
  !$omp end parallel
end subroutine

subroutine clauses_block8
  real :: x, y
  !$omp parallel in_reduction(+: x) ! want OMP2001 "parallel does not allow the clause in_reduction"
  y = 1
  !$omp end parallel
end subroutine

subroutine clauses_block9
  real :: y
  !$omp parallel hint(0) ! want OMP2001 "parallel does not allow the clause hint"
  y = 1
  !$omp end parallel
end subroutine

subroutine clauses_block10
  integer :: k
  real :: y
  !$omp parallel detach(k) ! want OMP2001 "parallel does not allow the clause detach"
  y = 1
  !$omp end parallel
end subroutine

subroutine clauses_block11
  real :: x, y
  !$omp single private(x)
  y = 1
  !$omp end single
end subroutine

subroutine clauses_block12
  real :: x, y
  !$omp single firstprivate(x) ! want OMP6023 "'x' has no value for firstprivate to copy"
  y = 1
  !$omp end single
end subroutine

subroutine clauses_block13
  real :: x, y
  !$omp single shared(x) ! want OMP2001 "single does not allow the clause shared"
  y = 1
  !$omp end single
end subroutine

subroutine clauses_block14
  real :: y
  !$omp single proc_bind(close) ! want OMP2001 "single does not allow the clause proc_bind"
  y = 1
  !$omp end single
end subroutine

subroutine clauses_block15
  real :: y
  !$omp single schedule(static) ! want OMP2001 "single does not allow the clause schedule"
  y = 1
  !$omp end single
end subroutine

subroutine clauses_block16
  real :: y
  !$omp single grainsize(4) ! want OMP2001 "single does not allow the clause grainsize"
  y = 1
  !$omp end single
end subroutine

subroutine clauses_block17
  real :: y
  real, pointer :: q(:)
  !$omp single is_device_ptr(q) ! want OMP2001 "single does not allow the clause is_device_ptr"
  y = 1
  !$omp end single
end subroutine

subroutine clauses_block18
  real :: y
  !$omp single defaultmap(tofrom: scalar) ! want OMP2001 "single does not allow the clause defaultmap"
  y = 1
  !$omp end single
end subroutine

subroutine clauses_block19
  real :: y
  !$omp single num_teams(4) ! want OMP2001 "single does not allow the clause num_teams"
  y = 1
  !$omp end single
end subroutine

subroutine clauses_block20
  real :: x, y
  !$omp master firstprivate(x) ! want OMP2005 "master is deprecated since OpenMP 5\\.1" OMP2001 "master does not allow the clause firstprivate"
  y = 1
  !$omp end master
end subroutine

subroutine clauses_block21
  real :: x, y
  !$omp master copyin(x) ! want OMP2005 "master is deprecated since OpenMP 5\\.1" OMP2001 "master does not allow the clause copyin" OMP4014 "'x' is not threadprivate"
  y = 1
  !$omp end master
end subroutine

subroutine clauses_block22
  real :: y
  !$omp master proc_bind(close) ! want OMP2005 "master is deprecated since OpenMP 5\\.1" OMP2001 "master does not allow the clause proc_bind"
  y = 1
  !$omp end master
end subroutine

subroutine clauses_block23
  real :: y
  !$omp master nowait ! want OMP2005 "master is deprecated since OpenMP 5\\.1" OMP2001 "master does not allow the clause nowait"
  y = 1
  !$omp end master
end subroutine

subroutine clauses_block24
  real :: y
  !$omp master untied ! want OMP2005 "master is deprecated since OpenMP 5\\.1" OMP2001 "master does not allow the clause untied"
  y = 1
  !$omp end master
end subroutine

subroutine clauses_block25
  real :: x, y
  !$omp master in_reduction(+: x) ! want OMP2005 "master is deprecated since OpenMP 5\\.1" OMP2001 "master does not allow the clause in_reduction"
  y = 1
  !$omp end master
end subroutine

subroutine clauses_block26
  real :: y
  !$omp master hint(0) ! want OMP2005 "master is deprecated since OpenMP 5\\.1" OMP2001 "master does not allow the clause hint"
  y = 1
  !$omp end master
end subroutine

subroutine clauses_block27
  real :: x, y
  !$omp masked reduction(+: x) ! want OMP2001 "masked does not allow the clause reduction"
  y = 1
  !$omp end masked
end subroutine

subroutine clauses_block28
  real :: y
  !$omp masked proc_bind(close) ! want OMP2001 "masked does not allow the clause proc_bind"
  y = 1
  !$omp end masked
end subroutine

subroutine clauses_block29
  integer :: k
  real :: y
  !$omp masked linear(k) ! want OMP2001 "masked does not allow the clause linear"
  y = 1
  !$omp end masked
end subroutine

subroutine clauses_block30
  real :: y
  !$omp masked safelen(8) ! want OMP2001 "masked does not allow the clause safelen"
  y = 1
  !$omp end masked
end subroutine

subroutine clauses_block31
  real :: y
  !$omp masked grainsize(4) ! want OMP2001 "masked does not allow the clause grainsize"
  y = 1
  !$omp end masked
end subroutine

subroutine clauses_block32
  real :: y
  !$omp masked defaultmap(tofrom: scalar) ! want OMP2001 "masked does not allow the clause defaultmap"
  y = 1
  !$omp end masked
end subroutine

subroutine clauses_block33
  real :: y
  !$omp masked hint(0) ! want OMP2001 "masked does not allow the clause hint"
  y = 1
  !$omp end masked
end subroutine

subroutine clauses_block34
  real :: y
  !$omp masked filter(0)
  y = 1
  !$omp end masked
end subroutine

subroutine clauses_block35
  real :: y
  !$omp critical schedule(static) ! want OMP2001 "critical does not allow the clause schedule"
  y = 1
  !$omp end critical
end subroutine

subroutine clauses_block36
  integer :: k
  real :: y
  !$omp critical linear(k) ! want OMP2001 "critical does not allow the clause linear"
  y = 1
  !$omp end critical
end subroutine

subroutine clauses_block37
  real :: y
  !$omp critical nogroup ! want OMP2001 "critical does not allow the clause nogroup"
  y = 1
  !$omp end critical
end subroutine

subroutine clauses_block38
  real :: x, y
  !$omp critical map(tofrom: x) ! want OMP2001 "critical does not allow the clause map"
  y = 1
  !$omp end critical
end subroutine

subroutine clauses_block39
  real :: y
  !$omp critical num_teams(4) ! want OMP2001 "critical does not allow the clause num_teams"
  y = 1
  !$omp end critical
end subroutine

subroutine clauses_block40
  real :: y
  !$omp critical filter(0) ! want OMP2001 "critical does not allow the clause filter"
  y = 1
  !$omp end critical
end subroutine

subroutine clauses_block41
  real :: x, y
  !$omp critical inclusive(x) ! want OMP2001 "critical does not allow the clause inclusive"
  y = 1
  !$omp end critical
end subroutine

subroutine clauses_block42
  integer :: n
  real :: y
  !$omp task if(n > 0)
  y = 1
  !$omp end task
end subroutine

subroutine clauses_block43
  real :: y
  !$omp task default(shared)
  y = 1
  !$omp end task
end subroutine

subroutine clauses_block44
  real :: y
  real, pointer :: q(:)
  !$omp task aligned(q: 16) ! want OMP2001 "task does not allow the clause aligned"
  y = 1
  !$omp end task
end subroutine

subroutine clauses_block45
  real :: y
  !$omp task simdlen(4) ! want OMP2001 "task does not allow the clause simdlen"
  y = 1
  !$omp end task
end subroutine

subroutine clauses_block46
  integer :: n
  real :: y
  !$omp task final(n > 0)
  y = 1
  !$omp end task
end subroutine

subroutine clauses_block47
  real :: y
  !$omp task num_teams(4) ! want OMP2001 "task does not allow the clause num_teams"
  y = 1
  !$omp end task
end subroutine

subroutine clauses_block48
  real :: y
  !$omp task dist_schedule(static) ! want OMP2001 "task does not allow the clause dist_schedule"
  y = 1
  !$omp end task
end subroutine

subroutine clauses_block49
  real :: x, y
  !$omp task use_device_addr(x) ! want OMP2001 "task does not allow the clause use_device_addr"
  y = 1
  !$omp end task
end subroutine

subroutine clauses_block50
  real :: x, y
  !$omp task to(x) ! want OMP2001 "task does not allow the clause to"
  y = 1
  !$omp end task
end subroutine

subroutine clauses_block51
  real :: y
  !$omp task filter(0) ! want OMP2001 "task does not allow the clause filter"
  y = 1
  !$omp end task
end subroutine

subroutine clauses_block52
  real :: y
  !$omp taskgroup num_threads(4) ! want OMP2001 "taskgroup does not allow the clause num_threads"
  y = 1
  !$omp end taskgroup
end subroutine

subroutine clauses_block53
  integer :: i
  real :: x, y
  !$omp taskgroup depend(in: x) ! want OMP2001 "taskgroup does not allow the clause depend"
  y = 1
  !$omp end taskgroup
end subroutine

subroutine clauses_block54
  real :: y
  !$omp taskgroup num_tasks(4) ! want OMP2001 "taskgroup does not allow the clause num_tasks"
  y = 1
  !$omp end taskgroup
end subroutine

subroutine clauses_block55
  real :: y
  real, pointer :: q(:)
  !$omp taskgroup is_device_ptr(q) ! want OMP2001 "taskgroup does not allow the clause is_device_ptr"
  y = 1
  !$omp end taskgroup
end subroutine

subroutine clauses_block56
  real :: y
  !$omp taskgroup defaultmap(tofrom: scalar) ! want OMP2001 "taskgroup does not allow the clause defaultmap"
  y = 1
  !$omp end taskgroup
end subroutine

subroutine clauses_block57
  real :: x, y
  !$omp taskgroup use_device_addr(x) ! want OMP2001 "taskgroup does not allow the clause use_device_addr"
  y = 1
  !$omp end taskgroup
end subroutine

subroutine clauses_block58
  real :: x, y
  !$omp taskgroup task_reduction(+: x)
  y = 1
  !$omp end taskgroup
end subroutine

subroutine clauses_block59
  integer :: k
  real :: y
  !$omp taskgroup detach(k) ! want OMP2001 "taskgroup does not allow the clause detach"
  y = 1
  !$omp end taskgroup
end subroutine

subroutine clauses_block60
  real :: y
  !$omp teams default(shared)
  y = 1
  !$omp end teams
end subroutine

subroutine clauses_block61
  real :: x, y
  !$omp teams private(x)
  y = 1
  !$omp end teams
end subroutine

subroutine clauses_block62
  real :: x, y
  !$omp teams firstprivate(x) ! want OMP6023 "'x' has no value for firstprivate to copy"
  y = 1
  !$omp end teams
end subroutine

subroutine clauses_block63
  real :: y
  !$omp teams schedule(static) ! want OMP2001 "teams does not allow the clause schedule"
  y = 1
  !$omp end teams
end subroutine

subroutine clauses_block64
  real :: y
  !$omp teams collapse(1) ! want OMP2001 "teams does not allow the clause collapse"
  y = 1
  !$omp end teams
end subroutine

subroutine clauses_block65
  real :: y
  !$omp teams ordered ! want OMP2001 "teams does not allow the clause ordered"
  y = 1
  !$omp end teams
end subroutine

subroutine clauses_block66
  real :: y
  !$omp teams nowait ! want OMP2001 "teams does not allow the clause nowait"
  y = 1
  !$omp end teams
end subroutine

subroutine clauses_block67
  real :: y
  !$omp teams mergeable ! want OMP2001 "teams does not allow the clause mergeable"
  y = 1
  !$omp end teams
end subroutine

subroutine clauses_block68
  real :: y
  !$omp teams priority(1) ! want OMP2001 "teams does not allow the clause priority"
  y = 1
  !$omp end teams
end subroutine

subroutine clauses_block69
  real :: x, y
  !$omp teams task_reduction(+: x) ! want OMP2001 "teams does not allow the clause task_reduction"
  y = 1
  !$omp end teams
end subroutine

subroutine clauses_block70
  real :: x, y
  !$omp target private(x)
  y = 1
  !$omp end target
end subroutine

subroutine clauses_block71
  real :: y
  !$omp target collapse(1) ! want OMP2001 "target does not allow the clause collapse"
  y = 1
  !$omp end target
end subroutine

subroutine clauses_block72
  real :: y
  !$omp target ordered ! want OMP2001 "target does not allow the clause ordered"
  y = 1
  !$omp end target
end subroutine

subroutine clauses_block73
  integer :: i
  real :: x, y
  !$omp target depend(in: x)
  y = 1
  !$omp end target
end subroutine

subroutine clauses_block74
  real :: y
  !$omp target priority(1) ! want OMP2010 "priority on target needs OpenMP 6\\.0, but the version is 5\\.2"
  y = 1
  !$omp end target
end subroutine

subroutine clauses_block75
  real :: y
  !$omp target grainsize(4) ! want OMP2001 "target does not allow the clause grainsize"
  y = 1
  !$omp end target
end subroutine

subroutine clauses_block76
  real :: y
  !$omp target device(0)
  y = 1
  !$omp end target
end subroutine

subroutine clauses_block77
  real :: x, y
  !$omp target to(x) ! want OMP2001 "target does not allow the clause to"
  y = 1
  !$omp end target
end subroutine

subroutine clauses_block78
  real :: y
  !$omp target bind(thread) ! want OMP2001 "target does not allow the clause bind"
  y = 1
  !$omp end target
end subroutine

subroutine clauses_block79
  real :: y
  !$omp target filter(0) ! want OMP2001 "target does not allow the clause filter"
  y = 1
  !$omp end target
end subroutine

subroutine clauses_block80
  integer :: n
  real :: y
  !$omp target data map(tofrom: y) if(n > 0)
  y = 1
  !$omp end target data
end subroutine

subroutine clauses_block81
  real :: y
  !$omp target data map(tofrom: y) default(shared) ! want OMP2010 "default on target data needs OpenMP 6\\.0, but the version is 5\\.2"
  y = 1
  !$omp end target data
end subroutine

subroutine clauses_block82
  real :: x, y
  !$omp target data map(tofrom: y) firstprivate(x) ! want OMP2001 "target data does not allow the clause firstprivate"
  y = 1
  !$omp end target data
end subroutine

subroutine clauses_block83
  real :: x, y
  !$omp target data map(tofrom: y) lastprivate(x) ! want OMP2001 "target data does not allow the clause lastprivate"
  y = 1
  !$omp end target data
end subroutine

subroutine clauses_block84
  real :: x, y
  !$omp target data map(tofrom: y) shared(x) ! want OMP2001 "target data does not allow the clause shared"
  y = 1
  !$omp end target data
end subroutine

subroutine clauses_block85
  real :: y
  !$omp target data map(tofrom: y) ordered ! want OMP2001 "target data does not allow the clause ordered"
  y = 1
  !$omp end target data
end subroutine

subroutine clauses_block86
  integer :: n
  real :: y
  !$omp target data map(tofrom: y) final(n > 0) ! want OMP2001 "target data does not allow the clause final"
  y = 1
  !$omp end target data
end subroutine

subroutine clauses_block87
  real :: x, y
  !$omp target data map(tofrom: y) map(tofrom: x)
  y = 1
  !$omp end target data
end subroutine

subroutine clauses_block88
  real :: y
  !$omp target data map(tofrom: y) thread_limit(4) ! want OMP2001 "target data does not allow the clause thread_limit"
  y = 1
  !$omp end target data
end subroutine

subroutine clauses_block89
  real :: x, y
  !$omp target data map(tofrom: y) use_device_addr(x)
  y = 1
  !$omp end target data
end subroutine

subroutine clauses_block90
  real :: x, y
  !$omp target parallel lastprivate(x) ! want OMP2001 "target parallel does not allow the clause lastprivate"
  y = 1
  !$omp end target parallel
end subroutine

subroutine clauses_block91
  real :: x, y
  !$omp target parallel shared(x)
  y = 1
  !$omp end target parallel
end subroutine

subroutine clauses_block92
  real :: x, y
  !$omp target parallel reduction(+: x)
  y = 1
  !$omp end target parallel
end subroutine

subroutine clauses_block93
  real :: y
  !$omp target parallel collapse(1) ! want OMP2001 "target parallel does not allow the clause collapse"
  y = 1
  !$omp end target parallel
end subroutine

subroutine clauses_block94
  real :: y
  !$omp target parallel ordered ! want OMP2001 "target parallel does not allow the clause ordered"
  y = 1
  !$omp end target parallel
end subroutine

subroutine clauses_block95
  real :: y
  !$omp target parallel nowait
  y = 1
  !$omp end target parallel
end subroutine

subroutine clauses_block96
  real :: y
  !$omp target parallel simdlen(4) ! want OMP2001 "target parallel does not allow the clause simdlen"
  y = 1
  !$omp end target parallel
end subroutine

subroutine clauses_block97
  real :: y
  !$omp target parallel num_tasks(4) ! want OMP2001 "target parallel does not allow the clause num_tasks"
  y = 1
  !$omp end target parallel
end subroutine

subroutine clauses_block98
  real :: y
  !$omp target parallel filter(0) ! want OMP2001 "target parallel does not allow the clause filter"
  y = 1
  !$omp end target parallel
end subroutine

subroutine clauses_block99
  integer :: k
  real :: y
  !$omp target parallel detach(k) ! want OMP2001 "target parallel does not allow the clause detach"
  y = 1
  !$omp end target parallel
end subroutine

subroutine clauses_block100
  integer :: n
  real :: y
  !$omp target teams if(n > 0)
  y = 1
  !$omp end target teams
end subroutine

subroutine clauses_block101
  real :: x, y
  !$omp target teams private(x)
  y = 1
  !$omp end target teams
end subroutine

subroutine clauses_block102
  real :: x, y
  !$omp target teams shared(x)
  y = 1
  !$omp end target teams
end subroutine

subroutine clauses_block103
  real :: x, y
  !$omp target teams copyin(x) ! want OMP2001 "target teams does not allow the clause copyin" OMP4014 "'x' is not threadprivate"
  y = 1
  !$omp end target teams
end subroutine

subroutine clauses_block104
  real :: y
  !$omp target teams proc_bind(close) ! want OMP2001 "target teams does not allow the clause proc_bind"
  y = 1
  !$omp end target teams
end subroutine

subroutine clauses_block105
  integer :: k
  real :: y
  !$omp target teams linear(k) ! want OMP2001 "target teams does not allow the clause linear"
  y = 1
  !$omp end target teams
end subroutine

subroutine clauses_block106
  real :: y
  real, pointer :: q(:)
  !$omp target teams aligned(q: 16) ! want OMP2001 "target teams does not allow the clause aligned"
  y = 1
  !$omp end target teams
end subroutine

subroutine clauses_block107
  real :: y
  !$omp target teams num_tasks(4) ! want OMP2001 "target teams does not allow the clause num_tasks"
  y = 1
  !$omp end target teams
end subroutine

subroutine clauses_block108
  real :: y
  !$omp target teams nogroup ! want OMP2001 "target teams does not allow the clause nogroup"
  y = 1
  !$omp end target teams
end subroutine

subroutine clauses_block109
  real :: x, y
  !$omp target teams to(x) ! want OMP2001 "target teams does not allow the clause to"
  y = 1
  !$omp end target teams
end subroutine

subroutine clauses_block110
  real :: x, y
  !$omp scope private(x)
  y = 1
  !$omp end scope
end subroutine

subroutine clauses_block111
  real :: x, y
  !$omp scope reduction(+: x)
  y = 1
  !$omp end scope
end subroutine

subroutine clauses_block112
  real :: y
  real, pointer :: q(:)
  !$omp scope aligned(q: 16) ! want OMP2001 "scope does not allow the clause aligned"
  y = 1
  !$omp end scope
end subroutine

subroutine clauses_block113
  real :: y
  !$omp scope safelen(8) ! want OMP2001 "scope does not allow the clause safelen"
  y = 1
  !$omp end scope
end subroutine

subroutine clauses_block114
  real :: y
  !$omp scope simdlen(4) ! want OMP2001 "scope does not allow the clause simdlen"
  y = 1
  !$omp end scope
end subroutine

subroutine clauses_block115
  real :: y
  !$omp scope grainsize(4) ! want OMP2001 "scope does not allow the clause grainsize"
  y = 1
  !$omp end scope
end subroutine

subroutine clauses_block116
  real :: x, y
  !$omp scope from(x) ! want OMP2001 "scope does not allow the clause from"
  y = 1
  !$omp end scope
end subroutine

subroutine clauses_block117
  real :: x, y
  !$omp scope nontemporal(x) ! want OMP2001 "scope does not allow the clause nontemporal"
  y = 1
  !$omp end scope
end subroutine

subroutine clauses_block118
  real :: x, y
  !$omp scope inclusive(x) ! want OMP2001 "scope does not allow the clause inclusive"
  y = 1
  !$omp end scope
end subroutine

subroutine clauses_block119
  real :: x, y
  !$omp parallel master copyin(x) ! want OMP2005 "parallel master is deprecated since OpenMP 5\\.1" OMP4014 "'x' is not threadprivate"
  y = 1
  !$omp end parallel master
end subroutine

subroutine clauses_block120
  real :: y
  !$omp parallel master schedule(static) ! want OMP2005 "parallel master is deprecated since OpenMP 5\\.1" OMP2001 "parallel master does not allow the clause schedule"
  y = 1
  !$omp end parallel master
end subroutine

subroutine clauses_block121
  real :: y
  !$omp parallel master untied ! want OMP2005 "parallel master is deprecated since OpenMP 5\\.1" OMP2001 "parallel master does not allow the clause untied"
  y = 1
  !$omp end parallel master
end subroutine

subroutine clauses_block122
  real :: y
  !$omp parallel master num_tasks(4) ! want OMP2005 "parallel master is deprecated since OpenMP 5\\.1" OMP2001 "parallel master does not allow the clause num_tasks"
  y = 1
  !$omp end parallel master
end subroutine

subroutine clauses_block123
  real :: y
  !$omp parallel master nogroup ! want OMP2005 "parallel master is deprecated since OpenMP 5\\.1" OMP2001 "parallel master does not allow the clause nogroup"
  y = 1
  !$omp end parallel master
end subroutine

subroutine clauses_block124
  real :: y
  !$omp parallel master thread_limit(4) ! want OMP2005 "parallel master is deprecated since OpenMP 5\\.1" OMP2001 "parallel master does not allow the clause thread_limit"
  y = 1
  !$omp end parallel master
end subroutine

subroutine clauses_block125
  real :: x, y
  !$omp parallel master task_reduction(+: x) ! want OMP2005 "parallel master is deprecated since OpenMP 5\\.1" OMP2001 "parallel master does not allow the clause task_reduction"
  y = 1
  !$omp end parallel master
end subroutine

subroutine clauses_block126
  integer :: n
  real :: y
  !$omp parallel masked if(n > 0)
  y = 1
  !$omp end parallel masked
end subroutine

subroutine clauses_block127
  real :: x, y
  !$omp parallel masked private(x)
  y = 1
  !$omp end parallel masked
end subroutine

subroutine clauses_block128
  real :: x, y
  !$omp parallel masked lastprivate(x) ! want OMP2001 "parallel masked does not allow the clause lastprivate"
  y = 1
  !$omp end parallel masked
end subroutine

subroutine clauses_block129
  real :: x, y
  !$omp parallel masked copyin(x) ! want OMP4014 "'x' is not threadprivate"
  y = 1
  !$omp end parallel masked
end subroutine

subroutine clauses_block130
  real :: y
  !$omp parallel masked proc_bind(close)
  y = 1
  !$omp end parallel masked
end subroutine

subroutine clauses_block131
  real :: y
  !$omp parallel masked mergeable ! want OMP2001 "parallel masked does not allow the clause mergeable"
  y = 1
  !$omp end parallel masked
end subroutine

subroutine clauses_block132
  real :: y
  !$omp parallel masked bind(thread) ! want OMP2001 "parallel masked does not allow the clause bind"
  y = 1
  !$omp end parallel masked
end subroutine

subroutine clauses_block133
  real :: x, y
  !$omp parallel masked task_reduction(+: x) ! want OMP2001 "parallel masked does not allow the clause task_reduction"
  y = 1
  !$omp end parallel masked
end subroutine

subroutine clauses_block134
  real :: x, y
  !$omp parallel masked nontemporal(x) ! want OMP2001 "parallel masked does not allow the clause nontemporal"
  y = 1
  !$omp end parallel masked
end subroutine

subroutine clauses_block135
  real :: x, y
  !$omp parallel masked inclusive(x) ! want OMP2001 "parallel masked does not allow the clause inclusive"
  y = 1
  !$omp end parallel masked
end subroutine

subroutine clauses_block136
  real :: a(100), b(100)
  !$omp workshare device(0) ! want OMP2001 "workshare does not allow the clause device"
  a = b
  !$omp end workshare
end subroutine

subroutine clauses_block137
  real :: a(100), b(100)
  real, pointer :: q(:)
  !$omp workshare is_device_ptr(q) ! want OMP2001 "workshare does not allow the clause is_device_ptr"
  a = b
  !$omp end workshare
end subroutine

subroutine clauses_block138
  real :: a(100), b(100)
  !$omp workshare dist_schedule(static) ! want OMP2001 "workshare does not allow the clause dist_schedule"
  a = b
  !$omp end workshare
end subroutine

subroutine clauses_block139
  real :: x, a(100), b(100)
  !$omp workshare use_device_addr(x) ! want OMP2001 "workshare does not allow the clause use_device_addr"
  a = b
  !$omp end workshare
end subroutine

subroutine clauses_block140
  real :: a(100), b(100)
  !$omp workshare hint(0) ! want OMP2001 "workshare does not allow the clause hint"
  a = b
  !$omp end workshare
end subroutine

subroutine clauses_block141
  real :: a(100), b(100)
  !$omp workshare filter(0) ! want OMP2001 "workshare does not allow the clause filter"
  a = b
  !$omp end workshare
end subroutine

subroutine clauses_block142
  integer :: k
  real :: a(100), b(100)
  !$omp workshare detach(k) ! want OMP2001 "workshare does not allow the clause detach"
  a = b
  !$omp end workshare
end subroutine

subroutine clauses_block143
  integer :: n
  real :: a(100), b(100)
  !$omp parallel workshare if(n > 0)
  a = b
  !$omp end parallel workshare
end subroutine

subroutine clauses_block144
  real :: a(100), b(100)
  !$omp parallel workshare default(shared)
  a = b
  !$omp end parallel workshare
end subroutine

subroutine clauses_block145
  real :: x, a(100), b(100)
  !$omp parallel workshare reduction(+: x)
  a = b
  !$omp end parallel workshare
end subroutine

subroutine clauses_block146
  real :: a(100), b(100)
  !$omp parallel workshare safelen(8) ! want OMP2001 "parallel workshare does not allow the clause safelen"
  a = b
  !$omp end parallel workshare
end subroutine

subroutine clauses_block147
  real :: a(100), b(100)
  !$omp parallel workshare mergeable ! want OMP2001 "parallel workshare does not allow the clause mergeable"
  a = b
  !$omp end parallel workshare
end subroutine

subroutine clauses_block148
  integer :: i
  real :: x, a(100), b(100)
  !$omp parallel workshare depend(in: x) ! want OMP2001 "parallel workshare does not allow the clause depend"
  a = b
  !$omp end parallel workshare
end subroutine

subroutine clauses_block149
  real :: a(100), b(100)
  !$omp parallel workshare priority(1) ! want OMP2001 "parallel workshare does not allow the clause priority"
  a = b
  !$omp end parallel workshare
end subroutine

subroutine clauses_block150
  real :: x, a(100), b(100)
  !$omp parallel workshare map(tofrom: x) ! want OMP2001 "parallel workshare does not allow the clause map"
  a = b
  !$omp end parallel workshare
end subroutine

subroutine clauses_block151
  real :: a(100), b(100)
  !$omp parallel workshare defaultmap(tofrom: scalar) ! want OMP2001 "parallel workshare does not allow the clause defaultmap"
  a = b
  !$omp end parallel workshare
end subroutine

subroutine clauses_block152
  real :: x, a(100), b(100)
  !$omp parallel workshare task_reduction(+: x) ! want OMP2001 "parallel workshare does not allow the clause task_reduction"
  a = b
  !$omp end parallel workshare
end subroutine

subroutine clauses_block153
  real :: x, y
  !$omp sections private(x)
  !$omp section
  y = 1
  !$omp end sections
end subroutine

subroutine clauses_block154
  real :: x, y
  !$omp sections firstprivate(x) ! want OMP6023 "'x' has no value for firstprivate to copy"
  !$omp section
  y = 1
  !$omp end sections
end subroutine

subroutine clauses_block155
  real :: x, y
  !$omp sections lastprivate(x)
  !$omp section
  y = 1
  !$omp end sections
end subroutine

subroutine clauses_block156
  integer :: n
  real :: y
  !$omp parallel sections if(n > 0)
  !$omp section
  y = 1
  !$omp end parallel sections
end subroutine

subroutine clauses_block157
  real :: y
  !$omp parallel sections default(shared)
  !$omp section
  y = 1
  !$omp end parallel sections
end subroutine

subroutine clauses_block158
  real :: x, y
  !$omp parallel sections shared(x)
  !$omp section
  y = 1
  !$omp end parallel sections
end subroutine

subroutine clauses_block159
  real :: x, y
  !$omp parallel sections copyin(x) ! want OMP4014 "'x' is not threadprivate"
  !$omp section
  y = 1
  !$omp end parallel sections
end subroutine
