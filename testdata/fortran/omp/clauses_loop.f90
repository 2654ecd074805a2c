! version 52
! clauses of loop directives

subroutine clauses_loop1
  integer :: i
  real :: x, a(100), b(100)
  !$omp do private(x)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop2
  integer :: i
  real :: x, a(100), b(100)
  !$omp do shared(x) ! want OMP2001 "for does not allow the clause shared"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop3
  integer :: i
  real :: x, a(100), b(100)
  !$omp do copyin(x) ! want OMP2001 "for does not allow the clause copyin" OMP4014 "'x' is not threadprivate"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop4
  integer :: i
  real :: x, a(100), b(100)
  !$omp do reduction(+: x)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop5
  integer :: i
  real :: a(100), b(100)
  real, pointer :: q(:)
  !$omp do aligned(q: 16) ! want OMP2001 "for does not allow the clause aligned"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop6
  integer :: i
  real :: a(100), b(100)
  !$omp do untied ! want OMP2001 "for does not allow the clause untied"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop7
  integer :: i
  real :: a(100), b(100)
  !$omp do thread_limit(4) ! want OMP2001 "for does not allow the clause thread_limit"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop8
  integer :: i
  real :: x, a(100), b(100)
  !$omp do copyprivate(x) ! want OMP2001 "for does not allow the clause copyprivate"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop9
  integer :: i
  real :: x, a(100), b(100)
  !$omp do use_device_addr(x) ! want OMP2001 "for does not allow the clause use_device_addr"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop10
  integer :: i
  real :: a(100), b(100)
  !$omp do order(concurrent)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop11
  integer :: i, n
  real :: a(100), b(100)
  !$omp simd if(n > 0)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop12
  integer :: i
  real :: x, a(100), b(100)
  !$omp simd private(x)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop13
  integer :: i
  real :: x, a(100), b(100)
  !$omp simd copyin(x) ! want OMP2001 "simd does not allow the clause copyin" OMP4014 "'x' is not threadprivate"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop14
  integer :: i
  real :: a(100), b(100)
  !$omp simd proc_bind(close) ! want OMP2001 "simd does not allow the clause proc_bind"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop15
  integer :: i
  real :: a(100), b(100)
  !$omp simd num_tasks(4) ! want OMP2001 "simd does not allow the clause num_tasks"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop16
  integer :: i
  real :: x, a(100), b(100)
  !$omp simd use_device_addr(x) ! want OMP2001 "simd does not allow the clause use_device_addr"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop17
  integer :: i
  real :: x, a(100), b(100)
  !$omp simd to(x) ! want OMP2001 "simd does not allow the clause to"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop18
  integer :: i
  real :: a(100), b(100)
  !$omp simd order(concurrent)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop19
  integer :: i
  real :: a(100), b(100)
  !$omp simd threads ! want OMP2001 "simd does not allow the clause threads"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop20
  integer :: i, k
  real :: a(100), b(100)
  !$omp simd detach(k) ! want OMP2001 "simd does not allow the clause detach"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop21
  integer :: i
  real :: a(100), b(100)
  !$omp do simd default(shared) ! want OMP2001 "for simd does not allow the clause default"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop22
  integer :: i
  real :: x, a(100), b(100)
  !$omp do simd firstprivate(x) ! want OMP6023 "'x' has no value for firstprivate to copy"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop23
  integer :: i
  real :: x, a(100), b(100)
  !$omp do simd copyin(x) ! want OMP2001 "for simd does not allow the clause copyin" OMP4014 "'x' is not threadprivate"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop24
  integer :: i
  real :: x, a(100), b(100)
  !$omp do simd reduction(+: x)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop25
  integer :: i
  real :: a(100), b(100)
  !$omp do simd collapse(1)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop26
  integer :: i
  real :: a(100), b(100)
  !$omp do simd mergeable ! want OMP2001 "for simd does not allow the clause mergeable"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop27
  integer :: i
  real :: x, a(100), b(100)
  !$omp do simd map(tofrom: x) ! want OMP2001 "for simd does not allow the clause map"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop28
  integer :: i
  real :: a(100), b(100)
  !$omp do simd thread_limit(4) ! want OMP2001 "for simd does not allow the clause thread_limit"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop29
  integer :: i
  real :: a(100), b(100)
  !$omp do simd bind(thread) ! want OMP2001 "for simd does not allow the clause bind"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop30
  integer :: i
  real :: a(100), b(100)
  !$omp do simd seq_cst ! want OMP2001 "for simd does not allow the clause seq_cst"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop31
  integer :: i
  real :: x, a(100), b(100)
  !$omp parallel do private(x)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop32
  integer :: i
  real :: x, a(100), b(100)
  !$omp parallel do lastprivate(x)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop33
  integer :: i
  real :: a(100), b(100)
  !$omp parallel do collapse(1)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop34
  integer :: i
  real :: a(100), b(100)
  !$omp parallel do safelen(8) ! want OMP2001 "parallel for does not allow the clause safelen"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop35
  integer :: i
  real :: x, a(100), b(100)
  !$omp parallel do depend(in: x) ! want OMP2001 "parallel for does not allow the clause depend"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop36
  integer :: i
  real :: a(100), b(100)
  !$omp parallel do grainsize(4) ! want OMP2001 "parallel for does not allow the clause grainsize"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop37
  integer :: i
  real :: a(100), b(100)
  !$omp parallel do nogroup ! want OMP2001 "parallel for does not allow the clause nogroup"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop38
  integer :: i
  real :: a(100), b(100)
  !$omp parallel do dist_schedule(static) ! want OMP2001 "parallel for does not allow the clause dist_schedule"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop39
  integer :: i
  real :: x, a(100), b(100)
  !$omp parallel do copyprivate(x) ! want OMP2001 "parallel for does not allow the clause copyprivate"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop40
  integer :: i
  real :: x, a(100), b(100)
  !$omp parallel do nontemporal(x) ! want OMP2001 "parallel for does not allow the clause nontemporal"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop41
  integer :: i
  real :: x, a(100), b(100)
  !$omp parallel do simd shared(x)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop42
  integer :: i
  real :: a(100), b(100)
  !$omp parallel do simd nowait ! want OMP2001 "parallel for simd does not allow the clause nowait"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop43
  integer :: i
  real :: a(100), b(100)
  real, pointer :: q(:)
  !$omp parallel do simd aligned(q: 16)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop44
  integer :: i
  real :: a(100), b(100)
  !$omp parallel do simd simdlen(4)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop45
  integer :: i, n
  real :: a(100), b(100)
  !$omp parallel do simd final(n > 0) ! want OMP2001 "parallel for simd does not allow the clause final"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop46
  integer :: i
  real :: a(100), b(100)
  !$omp parallel do simd untied ! want OMP2001 "parallel for simd does not allow the clause untied"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop47
  integer :: i
  real :: x, a(100), b(100)
  !$omp parallel do simd copyprivate(x) ! want OMP2001 "parallel for simd does not allow the clause copyprivate"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop48
  integer :: i
  real :: a(100), b(100)
  real, pointer :: q(:)
  !$omp parallel do simd use_device_ptr(q) ! want OMP2001 "parallel for simd does not allow the clause use_device_ptr"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop49
  integer :: i
  real :: x, a(100), b(100)
  !$omp parallel do simd use_device_addr(x) ! want OMP2001 "parallel for simd does not allow the clause use_device_addr"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop50
  integer :: i
  real :: a(100), b(100)
  !$omp parallel do simd bind(thread) ! want OMP2001 "parallel for simd does not allow the clause bind"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop51
  integer :: i
  real :: x, a(100), b(100)
  !$omp teams
  !$omp distribute private(x)
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end teams
end subroutine

subroutine clauses_loop52
  integer :: i
  real :: x, a(100), b(100)
  !$omp teams
  !$omp distribute firstprivate(x) ! want OMP6023 "'x' has no value for firstprivate to copy"
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end teams
end subroutine

subroutine clauses_loop53
  integer :: i
  real :: a(100), b(100)
  !$omp teams
  !$omp distribute mergeable ! want OMP2001 "distribute does not allow the clause mergeable"
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end teams
end subroutine

subroutine clauses_loop54
  integer :: i
  real :: a(100), b(100)
  !$omp teams
  !$omp distribute num_tasks(4) ! want OMP2001 "distribute does not allow the clause num_tasks"
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end teams
end subroutine

subroutine clauses_loop55
  integer :: i
  real :: a(100), b(100)
  !$omp teams
  !$omp distribute nogroup ! want OMP2001 "distribute does not allow the clause nogroup"
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end teams
end subroutine

subroutine clauses_loop56
  integer :: i
  real :: a(100), b(100)
  real, pointer :: q(:)
  !$omp teams
  !$omp distribute is_device_ptr(q) ! want OMP2001 "distribute does not allow the clause is_device_ptr"
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end teams
end subroutine

subroutine clauses_loop57
  integer :: i
  real :: x, a(100), b(100)
  !$omp teams
  !$omp distribute use_device_addr(x) ! want OMP2001 "distribute does not allow the clause use_device_addr"
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end teams
end subroutine

subroutine clauses_loop58
  integer :: i
  real :: a(100), b(100)
  !$omp teams
  !$omp distribute order(concurrent)
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end teams
end subroutine

subroutine clauses_loop59
  integer :: i
  real :: x, a(100), b(100)
  !$omp teams
  !$omp distribute nontemporal(x) ! want OMP2001 "distribute does not allow the clause nontemporal"
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end teams
end subroutine

subroutine clauses_loop60
  integer :: i, k
  real :: a(100), b(100)
  !$omp teams
  !$omp distribute detach(k) ! want OMP2001 "distribute does not allow the clause detach"
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end teams
end subroutine

subroutine clauses_loop61
  integer :: i
  real :: x, a(100), b(100)
  !$omp teams
  !$omp distribute simd private(x)
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end teams
end subroutine

subroutine clauses_loop62
  integer :: i
  real :: a(100), b(100)
  !$omp teams
  !$omp distribute simd simdlen(4)
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end teams
end subroutine

subroutine clauses_loop63
  integer :: i
  real :: a(100), b(100)
  !$omp teams
  !$omp distribute simd untied ! want OMP2001 "distribute simd does not allow the clause untied"
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end teams
end subroutine

subroutine clauses_loop64
  integer :: i
  real :: a(100), b(100)
  !$omp teams
  !$omp distribute simd defaultmap(tofrom: scalar) ! want OMP2001 "distribute simd does not allow the clause defaultmap"
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end teams
end subroutine

subroutine clauses_loop65
  integer :: i
  real :: a(100), b(100)
  !$omp teams
  !$omp distribute simd num_teams(4) ! want OMP2001 "distribute simd does not allow the clause num_teams"
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end teams
end subroutine

subroutine clauses_loop66
  integer :: i
  real :: x, a(100), b(100)
  !$omp teams
  !$omp distribute simd task_reduction(+: x) ! want OMP2001 "distribute simd does not allow the clause task_reduction"
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end teams
end subroutine

subroutine clauses_loop67
  integer :: i
  real :: a(100), b(100)
  !$omp teams
  !$omp distribute simd filter(0) ! want OMP2001 "distribute simd does not allow the clause filter"
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end teams
end subroutine

subroutine clauses_loop68
  integer :: i
  real :: x, a(100), b(100)
  !$omp teams
  !$omp distribute simd nontemporal(x)
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end teams
end subroutine

subroutine clauses_loop69
  integer :: i
  real :: x, a(100), b(100)
  !$omp teams
  !$omp distribute simd inclusive(x) ! want OMP2001 "distribute simd does not allow the clause inclusive"
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end teams
end subroutine

subroutine clauses_loop70
  integer :: i, k
  real :: a(100), b(100)
  !$omp teams
  !$omp distribute simd detach(k) ! want OMP2001 "distribute simd does not allow the clause detach"
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end teams
end subroutine

subroutine clauses_loop71
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop default(shared)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop72
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop ordered ! want OMP2001 "taskloop does not allow the clause ordered"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop73
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop mergeable
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop74
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop device(0) ! want OMP2001 "taskloop does not allow the clause device"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop75
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop defaultmap(tofrom: scalar) ! want OMP2001 "taskloop does not allow the clause defaultmap"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop76
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop num_teams(4) ! want OMP2001 "taskloop does not allow the clause num_teams"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop77
  integer :: i
  real :: x, a(100), b(100)
  !$omp taskloop task_reduction(+: x) ! want OMP2001 "taskloop does not allow the clause task_reduction"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop78
  integer :: i
  real :: x, a(100), b(100)
  !$omp taskloop in_reduction(+: x)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop79
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop filter(0) ! want OMP2001 "taskloop does not allow the clause filter"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop80
  integer :: i, k
  real :: a(100), b(100)
  !$omp taskloop detach(k) ! want OMP2001 "taskloop does not allow the clause detach"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop81
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop simd mergeable
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop82
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop simd priority(1)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop83
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop simd nogroup
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop84
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop simd defaultmap(tofrom: scalar) ! want OMP2001 "taskloop simd does not allow the clause defaultmap"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop85
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop simd thread_limit(4) ! want OMP2001 "taskloop simd does not allow the clause thread_limit"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop86
  integer :: i
  real :: x, a(100), b(100)
  !$omp taskloop simd to(x) ! want OMP2001 "taskloop simd does not allow the clause to"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop87
  integer :: i
  real :: x, a(100), b(100)
  !$omp taskloop simd from(x) ! want OMP2001 "taskloop simd does not allow the clause from"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop88
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop simd bind(thread) ! want OMP2001 "taskloop simd does not allow the clause bind"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop89
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop simd seq_cst ! want OMP2001 "taskloop simd does not allow the clause seq_cst"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop90
  integer :: i
  real :: x, a(100), b(100)
  !$omp taskloop simd inclusive(x) ! want OMP2001 "taskloop simd does not allow the clause inclusive"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop91
  integer :: i
  real :: x, a(100), b(100)
  !$omp loop firstprivate(x) ! want OMP2001 "loop does not allow the clause firstprivate"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop92
  integer :: i
  real :: x, a(100), b(100)
  !$omp loop shared(x) ! want OMP2001 "loop does not allow the clause shared"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop93
  integer :: i
  real :: x, a(100), b(100)
  !$omp loop copyin(x) ! want OMP2001 "loop does not allow the clause copyin" OMP4014 "'x' is not threadprivate"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop94
  integer :: i
  real :: a(100), b(100)
  !$omp loop collapse(1)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop95
  integer :: i
  real :: x, a(100), b(100)
  !$omp loop depend(in: x) ! want OMP2001 "loop does not allow the clause depend"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop96
  integer :: i
  real :: a(100), b(100)
  !$omp loop grainsize(4) ! want OMP2001 "loop does not allow the clause grainsize"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop97
  integer :: i
  real :: a(100), b(100)
  real, pointer :: q(:)
  !$omp loop use_device_ptr(q) ! want OMP2001 "loop does not allow the clause use_device_ptr"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop98
  integer :: i
  real :: a(100), b(100)
  !$omp loop bind(thread)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop99
  integer :: i
  real :: a(100), b(100)
  !$omp loop order(concurrent)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop100
  integer :: i, k
  real :: a(100), b(100)
  !$omp loop detach(k) ! want OMP2001 "loop does not allow the clause detach"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop101
  integer :: i
  real :: a(100), b(100)
  !$omp target simd num_threads(4) ! want OMP2001 "target simd does not allow the clause num_threads"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop102
  integer :: i
  real :: x, a(100), b(100)
  !$omp target simd lastprivate(x)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop103
  integer :: i
  real :: a(100), b(100)
  !$omp target simd collapse(1)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop104
  integer :: i
  real :: a(100), b(100)
  !$omp target simd mergeable ! want OMP2001 "target simd does not allow the clause mergeable"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop105
  integer :: i
  real :: x, a(100), b(100)
  !$omp target simd depend(in: x)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop106
  integer :: i
  real :: a(100), b(100)
  !$omp target simd grainsize(4) ! want OMP2001 "target simd does not allow the clause grainsize"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop107
  integer :: i
  real :: a(100), b(100)
  !$omp target simd num_tasks(4) ! want OMP2001 "target simd does not allow the clause num_tasks"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop108
  integer :: i
  real :: a(100), b(100)
  !$omp target simd num_teams(4) ! want OMP2001 "target simd does not allow the clause num_teams"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop109
  integer :: i
  real :: a(100), b(100)
  !$omp target simd bind(thread) ! want OMP2001 "target simd does not allow the clause bind"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop110
  integer :: i
  real :: x, a(100), b(100)
  !$omp target simd task_reduction(+: x) ! want OMP2001 "target simd does not allow the clause task_reduction"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop111
  integer :: i
  real :: a(100), b(100)
  !$omp target parallel do default(shared)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop112
  integer :: i
  real :: a(100), b(100)
  !$omp target parallel do nowait
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop113
  integer :: i
  real :: a(100), b(100)
  real, pointer :: q(:)
  !$omp target parallel do aligned(q: 16) ! want OMP2001 "target parallel for does not allow the clause aligned"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop114
  integer :: i
  real :: a(100), b(100)
  !$omp target parallel do untied ! want OMP2001 "target parallel for does not allow the clause untied"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop115
  integer :: i
  real :: a(100), b(100)
  !$omp target parallel do priority(1) ! want OMP2010 "priority on target parallel do needs OpenMP 6\\.0, but the version is 5\\.2"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop116
  integer :: i
  real :: a(100), b(100)
  !$omp target parallel do grainsize(4) ! want OMP2001 "target parallel for does not allow the clause grainsize"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop117
  integer :: i
  real :: a(100), b(100)
  !$omp target parallel do nogroup ! want OMP2001 "target parallel for does not allow the clause nogroup"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop118
  integer :: i
  real :: a(100), b(100)
  !$omp target parallel do device(0)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop119
  integer :: i
  real :: x, a(100), b(100)
  !$omp target parallel do copyprivate(x) ! want OMP2001 "target parallel for does not allow the clause copyprivate"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop120
  integer :: i
  real :: x, a(100), b(100)
  !$omp target parallel do to(x) ! want OMP2001 "target parallel for does not allow the clause to"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop121
  integer :: i
  real :: x, a(100), b(100)
  !$omp teams distribute shared(x)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop122
  integer :: i
  real :: a(100), b(100)
  !$omp teams distribute collapse(1)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop123
  integer :: i
  real :: a(100), b(100)
  !$omp teams distribute safelen(8) ! want OMP2001 "teams distribute does not allow the clause safelen"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop124
  integer :: i
  real :: a(100), b(100)
  !$omp teams distribute untied ! want OMP2001 "teams distribute does not allow the clause untied"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop125
  integer :: i
  real :: a(100), b(100)
  !$omp teams distribute device(0) ! want OMP2001 "teams distribute does not allow the clause device"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop126
  integer :: i
  real :: a(100), b(100)
  !$omp teams distribute num_teams(4)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop127
  integer :: i
  real :: x, a(100), b(100)
  !$omp teams distribute from(x) ! want OMP2001 "teams distribute does not allow the clause from"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop128
  integer :: i
  real :: x, a(100), b(100)
  !$omp teams distribute task_reduction(+: x) ! want OMP2001 "teams distribute does not allow the clause task_reduction"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop129
  integer :: i
  real :: x, a(100), b(100)
  !$omp teams distribute in_reduction(+: x) ! want OMP2001 "teams distribute does not allow the clause in_reduction"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop130
  integer :: i
  real :: x, a(100), b(100)
  !$omp teams distribute nontemporal(x) ! want OMP2001 "teams distribute does not allow the clause nontemporal"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop131
  integer :: i
  real :: x, a(100), b(100)
  !$omp target teams distribute lastprivate(x)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop132
  integer :: i
  real :: a(100), b(100)
  !$omp target teams distribute proc_bind(close) ! want OMP2001 "target teams distribute does not allow the clause proc_bind"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop133
  integer :: i
  real :: a(100), b(100)
  !$omp target teams distribute collapse(1)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop134
  integer :: i
  real :: a(100), b(100)
  !$omp target teams distribute ordered ! want OMP2001 "target teams distribute does not allow the clause ordered"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop135
  integer :: i, k
  real :: a(100), b(100)
  !$omp target teams distribute linear(k) ! want OMP2001 "target teams distribute does not allow the clause linear"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop136
  integer :: i
  real :: a(100), b(100)
  !$omp target teams distribute safelen(8) ! want OMP2001 "target teams distribute does not allow the clause safelen"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop137
  integer :: i
  real :: a(100), b(100)
  !$omp target teams distribute priority(1) ! want OMP2010 "priority on target teams distribute needs OpenMP 6\\.0, but the version is 5\\.2"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop138
  integer :: i
  real :: a(100), b(100)
  !$omp target teams distribute grainsize(4) ! want OMP2001 "target teams distribute does not allow the clause grainsize"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop139
  integer :: i
  real :: a(100), b(100)
  !$omp target teams distribute device(0)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop140
  integer :: i
  real :: x, a(100), b(100)
  !$omp target teams distribute task_reduction(+: x) ! want OMP2001 "target teams distribute does not allow the clause task_reduction"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop141
  integer :: i
  real :: a(100), b(100)
  !$omp master taskloop num_threads(4) ! want OMP2005 "master taskloop is deprecated since OpenMP 5\\.1" OMP2001 "master taskloop does not allow the clause num_threads"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop142
  integer :: i
  real :: a(100), b(100)
  !$omp master taskloop nowait ! want OMP2005 "master taskloop is deprecated since OpenMP 5\\.1" OMP2001 "master taskloop does not allow the clause nowait"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop143
  integer :: i
  real :: a(100), b(100)
  !$omp master taskloop safelen(8) ! want OMP2005 "master taskloop is deprecated since OpenMP 5\\.1" OMP2001 "master taskloop does not allow the clause safelen"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop144
  integer :: i
  real :: a(100), b(100)
  !$omp master taskloop thread_limit(4) ! want OMP2005 "master taskloop is deprecated since OpenMP 5\\.1" OMP2001 "master taskloop does not allow the clause thread_limit"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop145
  integer :: i
  real :: a(100), b(100)
  !$omp master taskloop num_teams(4) ! want OMP2005 "master taskloop is deprecated since OpenMP 5\\.1" OMP2001 "master taskloop does not allow the clause num_teams"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop146
  integer :: i
  real :: a(100), b(100)
  real, pointer :: q(:)
  !$omp master taskloop use_device_ptr(q) ! want OMP2005 "master taskloop is deprecated since OpenMP 5\\.1" OMP2001 "master taskloop does not allow the clause use_device_ptr"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop147
  integer :: i
  real :: a(100), b(100)
  !$omp master taskloop filter(0) ! want OMP2005 "master taskloop is deprecated since OpenMP 5\\.1" OMP2001 "master taskloop does not allow the clause filter"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop148
  integer :: i
  real :: a(100), b(100)
  !$omp masked taskloop num_threads(4) ! want OMP2001 "masked taskloop does not allow the clause num_threads"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop149
  integer :: i
  real :: x, a(100), b(100)
  !$omp masked taskloop lastprivate(x)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop150
  integer :: i
  real :: a(100), b(100)
  !$omp masked taskloop ordered ! want OMP2001 "masked taskloop does not allow the clause ordered"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop151
  integer :: i
  real :: a(100), b(100)
  !$omp masked taskloop mergeable
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop152
  integer :: i
  real :: a(100), b(100)
  !$omp masked taskloop priority(1)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop153
  integer :: i
  real :: x, a(100), b(100)
  !$omp masked taskloop map(tofrom: x) ! want OMP2001 "masked taskloop does not allow the clause map"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop154
  integer :: i
  real :: a(100), b(100)
  !$omp masked taskloop defaultmap(tofrom: scalar) ! want OMP2001 "masked taskloop does not allow the clause defaultmap"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop155
  integer :: i
  real :: x, a(100), b(100)
  !$omp masked taskloop copyprivate(x) ! want OMP2001 "masked taskloop does not allow the clause copyprivate"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop156
  integer :: i
  real :: a(100), b(100)
  real, pointer :: q(:)
  !$omp masked taskloop use_device_ptr(q) ! want OMP2001 "masked taskloop does not allow the clause use_device_ptr"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop157
  integer :: i
  real :: x, a(100), b(100)
  !$omp masked taskloop use_device_addr(x) ! want OMP2001 "masked taskloop does not allow the clause use_device_addr"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop158
  integer :: i
  real :: x, a(100), b(100)
  !$omp teams loop private(x)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop159
  integer :: i
  real :: x, a(100), b(100)
  !$omp teams loop firstprivate(x) ! want OMP6023 "'x' has no value for firstprivate to copy"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop160
  integer :: i
  real :: a(100), b(100)
  !$omp teams loop schedule(static) ! want OMP2001 "teams loop does not allow the clause schedule"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop161
  integer :: i
  real :: a(100), b(100)
  !$omp teams loop ordered ! want OMP2001 "teams loop does not allow the clause ordered"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop162
  integer :: i, k
  real :: a(100), b(100)
  !$omp teams loop linear(k) ! want OMP2001 "teams loop does not allow the clause linear"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop163
  integer :: i
  real :: a(100), b(100)
  !$omp teams loop mergeable ! want OMP2001 "teams loop does not allow the clause mergeable"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop164
  integer :: i
  real :: a(100), b(100)
  !$omp teams loop thread_limit(4)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop165
  integer :: i
  real :: x, a(100), b(100)
  !$omp teams loop use_device_addr(x) ! want OMP2001 "teams loop does not allow the clause use_device_addr"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop166
  integer :: i
  real :: a(100), b(100)
  !$omp teams loop hint(0) ! want OMP2001 "teams loop does not allow the clause hint"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop167
  integer :: i, k
  real :: a(100), b(100)
  !$omp teams loop detach(k) ! want OMP2001 "teams loop does not allow the clause detach"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop168
  integer :: i, n
  real :: a(100), b(100)
  !$omp teams
  !$omp distribute parallel do if(n > 0)
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end teams
end subroutine

subroutine clauses_loop169
  integer :: i
  real :: x, a(100), b(100)
  !$omp teams
  !$omp distribute parallel do lastprivate(x)
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end teams
end subroutine

subroutine clauses_loop170
  integer :: i
  real :: x, a(100), b(100)
  !$omp teams
  !$omp distribute parallel do copyin(x) ! want OMP4014 "'x' is not threadprivate"
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end teams
end subroutine

subroutine clauses_loop171
  integer :: i
  real :: a(100), b(100)
  !$omp teams
  !$omp distribute parallel do schedule(static)
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end teams
end subroutine

subroutine clauses_loop172
  integer :: i, k
  real :: a(100), b(100)
  !$omp teams
  !$omp distribute parallel do linear(k) ! want OMP2001 "distribute parallel for does not allow the clause linear"
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end teams
end subroutine

subroutine clauses_loop173
  integer :: i, n
  real :: a(100), b(100)
  !$omp teams
  !$omp distribute parallel do final(n > 0) ! want OMP2001 "distribute parallel for does not allow the clause final"
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end teams
end subroutine

subroutine clauses_loop174
  integer :: i
  real :: x, a(100), b(100)
  !$omp teams
  !$omp distribute parallel do depend(in: x) ! want OMP2001 "distribute parallel for does not allow the clause depend"
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end teams
end subroutine

subroutine clauses_loop175
  integer :: i
  real :: a(100), b(100)
  !$omp teams
  !$omp distribute parallel do defaultmap(tofrom: scalar) ! want OMP2001 "distribute parallel for does not allow the clause defaultmap"
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end teams
end subroutine

subroutine clauses_loop176
  integer :: i
  real :: a(100), b(100)
  real, pointer :: q(:)
  !$omp teams
  !$omp distribute parallel do use_device_ptr(q) ! want OMP2001 "distribute parallel for does not allow the clause use_device_ptr"
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end teams
end subroutine

subroutine clauses_loop177
  integer :: i, k
  real :: a(100), b(100)
  !$omp teams
  !$omp distribute parallel do detach(k) ! want OMP2001 "distribute parallel for does not allow the clause detach"
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end teams
end subroutine

subroutine clauses_loop178
  integer :: i
  real :: a(100), b(100)
  !$omp target teams distribute parallel do simd nowait
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop179
  integer :: i
  real :: a(100), b(100)
  !$omp target teams distribute parallel do simd simdlen(4)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop180
  integer :: i, n
  real :: a(100), b(100)
  !$omp target teams distribute parallel do simd final(n > 0) ! want OMP2001 "target teams distribute parallel for simd does not allow the clause final"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop181
  integer :: i
  real :: a(100), b(100)
  !$omp target teams distribute parallel do simd mergeable ! want OMP2001 "target teams distribute parallel for simd does not allow the clause mergeable"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop182
  integer :: i
  real :: a(100), b(100)
  !$omp target teams distribute parallel do simd grainsize(4) ! want OMP2001 "target teams distribute parallel for simd does not allow the clause grainsize"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop183
  integer :: i
  real :: a(100), b(100)
  !$omp target teams distribute parallel do simd nogroup ! want OMP2001 "target teams distribute parallel for simd does not allow the clause nogroup"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop184
  integer :: i
  real :: a(100), b(100)
  !$omp target teams distribute parallel do simd defaultmap(tofrom: scalar)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop185
  integer :: i
  real :: x, a(100), b(100)
  !$omp target teams distribute parallel do simd use_device_addr(x) ! want OMP2001 "target teams distribute parallel for simd does not allow the clause use_device_addr"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop186
  integer :: i
  real :: x, a(100), b(100)
  !$omp target teams distribute parallel do simd to(x) ! want OMP2001 "target teams distribute parallel for simd does not allow the clause to"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine clauses_loop187
  integer :: i
  real :: x, a(100), b(100)
  !$omp target teams distribute parallel do simd inclusive(x) ! want OMP2001 "target teams distribute parallel for simd does not allow the clause inclusive"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine
