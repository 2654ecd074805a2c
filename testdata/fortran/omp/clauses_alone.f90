! version 52
! clauses of directives without a block

subroutine clauses_alone1
  real :: x
  !$omp barrier firstprivate(x) ! want OMP2001 "barrier does not allow the clause firstprivate"
end subroutine

subroutine clauses_alone2
  real :: x
  !$omp barrier lastprivate(x) ! want OMP2001 "barrier does not allow the clause lastprivate"
end subroutine

subroutine clauses_alone3
  !$omp barrier proc_bind(close) ! want OMP2001 "barrier does not allow the clause proc_bind"
end subroutine

subroutine clauses_alone4
  !$omp barrier nowait ! want OMP2001 "barrier does not allow the clause nowait"
end subroutine

subroutine clauses_alone5
  !$omp barrier num_tasks(4) ! want OMP2001 "barrier does not allow the clause num_tasks"
end subroutine

subroutine clauses_alone6
  real :: x
  !$omp barrier from(x) ! want OMP2001 "barrier does not allow the clause from"
end subroutine

subroutine clauses_alone7
  !$omp barrier threads ! want OMP2001 "barrier does not allow the clause threads"
end subroutine

subroutine clauses_alone8
  real :: x
  !$omp taskwait reduction(+: x) ! want OMP2001 "taskwait does not allow the clause reduction"
end subroutine

subroutine clauses_alone9
  !$omp taskwait simdlen(4) ! want OMP2001 "taskwait does not allow the clause simdlen"
end subroutine

subroutine clauses_alone10
  integer :: i
  real :: x
  !$omp taskwait depend(in: x)
end subroutine

subroutine clauses_alone11
  !$omp taskwait nogroup ! want OMP2001 "taskwait does not allow the clause nogroup"
end subroutine

subroutine clauses_alone12
  real, pointer :: q(:)
  !$omp taskwait use_device_ptr(q) ! want OMP2001 "taskwait does not allow the clause use_device_ptr"
end subroutine

subroutine clauses_alone13
  real :: x
  !$omp taskwait use_device_addr(x) ! want OMP2001 "taskwait does not allow the clause use_device_addr"
end subroutine

subroutine clauses_alone14
  real :: x
  !$omp taskwait task_reduction(+: x) ! want OMP2001 "taskwait does not allow the clause task_reduction"
end subroutine

subroutine clauses_alone15
  !$omp taskwait hint(0) ! want OMP2001 "taskwait does not allow the clause hint"
end subroutine

subroutine clauses_alone16
  real :: x
  !$omp taskyield copyin(x) ! want OMP2001 "taskyield does not allow the clause copyin" OMP4014 "'x' is not threadprivate"
end subroutine

subroutine clauses_alone17
  integer :: k
  !$omp taskyield linear(k) ! want OMP2001 "taskyield does not allow the clause linear"
end subroutine

subroutine clauses_alone18
  !$omp taskyield grainsize(4) ! want OMP2001 "taskyield does not allow the clause grainsize"
end subroutine

subroutine clauses_alone19
  !$omp taskyield nogroup ! want OMP2001 "taskyield does not allow the clause nogroup"
end subroutine

subroutine clauses_alone20
  !$omp taskyield num_teams(4) ! want OMP2001 "taskyield does not allow the clause num_teams"
end subroutine

subroutine clauses_alone21
  real :: x
  !$omp taskyield nontemporal(x) ! want OMP2001 "taskyield does not allow the clause nontemporal"
end subroutine

subroutine clauses_alone22
  !$omp taskyield seq_cst ! want OMP2001 "taskyield does not allow the clause seq_cst"
end subroutine

subroutine clauses_alone23
  integer :: n
  !$omp flush if(n > 0) ! want OMP2001 "flush does not allow the clause if"
end subroutine

subroutine clauses_alone24
  !$omp flush num_threads(4) ! want OMP2001 "flush does not allow the clause num_threads"
end subroutine

subroutine clauses_alone25
  !$omp flush schedule(static) ! want OMP2001 "flush does not allow the clause schedule"
end subroutine

subroutine clauses_alone26
  !$omp flush nogroup ! want OMP2001 "flush does not allow the clause nogroup"
end subroutine

subroutine clauses_alone27
  real, pointer :: q(:)
  !$omp flush is_device_ptr(q) ! want OMP2001 "flush does not allow the clause is_device_ptr"
end subroutine

subroutine clauses_alone28
  !$omp flush num_teams(4) ! want OMP2001 "flush does not allow the clause num_teams"
end subroutine

subroutine clauses_alone29
  !$omp flush filter(0) ! want OMP2001 "flush does not allow the clause filter"
end subroutine

subroutine clauses_alone30
  !$omp flush seq_cst
end subroutine

subroutine clauses_alone31
  integer :: n
  real :: y
  !$omp target enter data map(to: y) if(n > 0)
end subroutine

subroutine clauses_alone32
  real :: x, y
  !$omp target enter data map(to: y) reduction(+: x) ! want OMP2001 "target enter data does not allow the clause reduction"
end subroutine

subroutine clauses_alone33
  real :: y
  !$omp target enter data map(to: y) schedule(static) ! want OMP2001 "target enter data does not allow the clause schedule"
end subroutine

subroutine clauses_alone34
  real :: y
  !$omp target enter data map(to: y) nowait
end subroutine

subroutine clauses_alone35
  integer :: i
  real :: x, y
  !$omp target enter data map(to: y) depend(in: x)
end subroutine

subroutine clauses_alone36
  real :: y
  !$omp target enter data map(to: y) grainsize(4) ! want OMP2001 "target enter data does not allow the clause grainsize"
end subroutine

subroutine clauses_alone37
  real :: y
  !$omp target enter data map(to: y) num_tasks(4) ! want OMP2001 "target enter data does not allow the clause num_tasks"
end subroutine

subroutine clauses_alone38
  real :: y
  !$omp target enter data map(to: y) nogroup ! want OMP2001 "target enter data does not allow the clause nogroup"
end subroutine

subroutine clauses_alone39
  real :: y
  !$omp target enter data map(to: y) defaultmap(tofrom: scalar) ! want OMP2001 "target enter data does not allow the clause defaultmap"
end subroutine

subroutine clauses_alone40
  real :: y
  !$omp target enter data map(to: y) num_teams(4) ! want OMP2001 "target enter data does not allow the clause num_teams"
end subroutine

subroutine clauses_alone41
  integer :: n
  real :: y
  !$omp target exit data map(from: y) if(n > 0)
end subroutine

subroutine clauses_alone42
  real :: y
  !$omp target exit data map(from: y) num_threads(4) ! want OMP2001 "target exit data does not allow the clause num_threads"
end subroutine

subroutine clauses_alone43
  real :: x, y
  !$omp target exit data map(from: y) reduction(+: x) ! want OMP2001 "target exit data does not allow the clause reduction"
end subroutine

subroutine clauses_alone44
  real :: y
  !$omp target exit data map(from: y) nowait
end subroutine

subroutine clauses_alone45
  integer :: k
  real :: y
  !$omp target exit data map(from: y) linear(k) ! want OMP2001 "target exit data does not allow the clause linear"
end subroutine

subroutine clauses_alone46
  integer :: n
  real :: y
  !$omp target exit data map(from: y) final(n > 0) ! want OMP2001 "target exit data does not allow the clause final"
end subroutine

subroutine clauses_alone47
  real :: y
  !$omp target exit data map(from: y) mergeable ! want OMP2001 "target exit data does not allow the clause mergeable"
end subroutine

subroutine clauses_alone48
  integer :: i
  real :: x, y
  !$omp target exit data map(from: y) depend(in: x)
end subroutine

subroutine clauses_alone49
  real :: y
  real, pointer :: q(:)
  !$omp target exit data map(from: y) is_device_ptr(q) ! want OMP2001 "target exit data does not allow the clause is_device_ptr"
end subroutine

subroutine clauses_alone50
  real :: y
  !$omp target exit data map(from: y) thread_limit(4) ! want OMP2001 "target exit data does not allow the clause thread_limit"
end subroutine

subroutine clauses_alone51
  integer :: n
  real :: y
  !$omp target update to(y) if(n > 0)
end subroutine

subroutine clauses_alone52
  real :: x, y
  !$omp target update to(y) firstprivate(x) ! want OMP2001 "target update does not allow the clause firstprivate"
end subroutine

subroutine clauses_alone53
  real :: x, y
  !$omp target update to(y) lastprivate(x) ! want OMP2001 "target update does not allow the clause lastprivate"
end subroutine

subroutine clauses_alone54
  real :: y
  !$omp target update to(y) untied ! want OMP2001 "target update does not allow the clause untied"
end subroutine

subroutine clauses_alone55
  integer :: i
  real :: x, y
  !$omp target update to(y) depend(in: x)
end subroutine

subroutine clauses_alone56
  real :: x, y
  !$omp target update to(y) map(tofrom: x) ! want OMP2001 "target update does not allow the clause map"
end subroutine

subroutine clauses_alone57
  real :: y
  !$omp target update to(y) num_teams(4) ! want OMP2001 "target update does not allow the clause num_teams"
end subroutine

subroutine clauses_alone58
  real :: x, y
  !$omp target update to(y) from(x)
end subroutine

subroutine clauses_alone59
  real :: y
  !$omp target update to(y) filter(0) ! want OMP2001 "target update does not allow the clause filter"
end subroutine

subroutine clauses_alone60
  real :: x, y
  !$omp target update to(y) nontemporal(x) ! want OMP2001 "target update does not allow the clause nontemporal"
end subroutine
