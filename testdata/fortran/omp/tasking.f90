! version 52
! tasks and dependences

subroutine tasking1
  integer :: i
  real :: x
  !$omp task depend(in: x)
  x = 1
  !$omp end task
end subroutine

subroutine tasking2
  real :: x
  !$omp task depend(out: x)
  x = 1
  !$omp end task
end subroutine

subroutine tasking3
  real :: x
  !$omp task depend(inout: x)
  x = 1
  !$omp end task
end subroutine

subroutine tasking4
  integer :: i
  real :: x, a(100)
  !$omp task depend(in: a(1))
  x = 1
  !$omp end task
end subroutine

subroutine tasking5
  integer :: i
  real :: x, a(100)
  !$omp task depend(in: a(1:4))
  x = 1
  !$omp end task
end subroutine

subroutine tasking6
  integer :: i
  real :: x, a(100)
  !$omp task depend(in: a(:))
  x = 1
  !$omp end task
end subroutine

subroutine tasking7
  real :: x
  !$omp task depend(sink: x) ! want OMP2020 "depend\\(sink\\) is for ordered only" OMP2005 "the modifier sink is deprecated since OpenMP 5\\.2"
  x = 1
  !$omp end task
end subroutine

subroutine tasking8
  real :: x
  !$omp task depend(source) ! want OMP2020 "depend\\(source\\) is for ordered only" OMP2005 "the modifier source is deprecated since OpenMP 5\\.2"
  x = 1
  !$omp end task
end subroutine

subroutine tasking9
  integer :: i
  real :: x
  !$omp task depend(in: nosuch)
  x = 1
  !$omp end task
end subroutine

subroutine tasking10
  integer :: i
  real :: x
  character(8) :: s
  !$omp task depend(in: s)
  x = 1
  !$omp end task
end subroutine

subroutine tasking11
  real :: x
  !$omp task depend(out: size)
  x = 1
  !$omp end task
end subroutine

subroutine tasking12
  integer :: i
  real :: x
  !$omp taskwait depend(in: x)
end subroutine

subroutine tasking13
  real :: x
  !$omp taskwait depend(out: x)
end subroutine

subroutine tasking14
  real :: x
  !$omp taskwait depend(inout: x)
end subroutine

subroutine tasking15
  real :: x
  !$omp taskwait depend(mutexinoutset: x)
end subroutine

subroutine tasking16
  real :: x
  !$omp taskwait depend(sink: x) ! want OMP2020 "depend\\(sink\\) is for ordered only" OMP2005 "the modifier sink is deprecated since OpenMP 5\\.2"
end subroutine

subroutine tasking17
  !$omp taskwait depend(source) ! want OMP2020 "depend\\(source\\) is for ordered only" OMP2005 "the modifier source is deprecated since OpenMP 5\\.2"
end subroutine

subroutine tasking18
  real :: x
  !$omp task detach(x) ! want OMP2021 "expected an event handle for detach, 'x' is real\\(4\\)"
  x = 1
  !$omp end task
end subroutine

subroutine tasking19
  real :: x
  logical :: l
  !$omp task detach(l) ! want OMP2021 "expected an event handle for detach, 'l' is logical\\(4\\)"
  x = 1
  !$omp end task
end subroutine

subroutine tasking20
  integer :: k
  real :: x
  !$omp task mergeable detach(k) ! want OMP2003 "detach cannot be combined with mergeable"
  x = 1
  !$omp end task
end subroutine

subroutine tasking21
  integer :: n
  real :: x
  !$omp task if(taskloop: n > 0) ! want OMP2028 "task has no taskloop construct for if"
  x = 1
  !$omp end task
end subroutine

subroutine tasking22
  integer :: n
  real :: x
  !$omp task if(task: n > 0)
  x = 1
  !$omp end task
end subroutine

subroutine tasking23
  real :: x
  logical :: l
  !$omp task if(target: l) ! want OMP2028 "task has no target construct for if"
  x = 1
  !$omp end task
end subroutine

subroutine tasking24
  real :: x
  !$omp task affinity(x)
  x = 1
  !$omp end task
end subroutine

subroutine tasking25
  real :: x, a(100)
  !$omp task affinity(a(1:4))
  x = 1
  !$omp end task
end subroutine

subroutine tasking26
  real :: x
  logical :: l
  !$omp task untied mergeable final(l)
  x = 1
  !$omp end task
end subroutine

subroutine tasking27
  real :: x
  !$omp task default(none)
  x = 1 ! want OMP4004 "'x' is in no clause"
  !$omp end task
end subroutine

subroutine tasking28
  real :: x
  !$omp task default(private)
  x = 1
  !$omp end task
end subroutine

subroutine tasking29
  real :: x
  !$omp task copyin(x) ! want OMP2001 "task does not allow the clause copyin" OMP4014 "'x' is not threadprivate"
  x = 1
  !$omp end task
end subroutine

subroutine tasking30
  real :: x
  !$omp task lastprivate(x) ! want OMP2001 "task does not allow the clause lastprivate"
  x = 1
  !$omp end task
end subroutine

subroutine tasking31
  real :: x
  !$omp task reduction(+: x) ! want OMP2001 "task does not allow the clause reduction"
  x = 1
  !$omp end task
end subroutine

subroutine tasking32
  real :: x
  !$omp task nowait ! want OMP2001 "task does not allow the clause nowait"
  x = 1
  !$omp end task
end subroutine

subroutine tasking33
  real :: x
  !$omp task nogroup ! want OMP2001 "task does not allow the clause nogroup"
  x = 1
  !$omp end task
end subroutine

subroutine tasking34
  real :: x
  !$omp task collapse(1) ! want OMP2001 "task does not allow the clause collapse"
  x = 1
  !$omp end task
end subroutine

subroutine tasking35
  real :: x
  !$omp task shared(x) private(x) ! want OMP4002 "'x' is in a shared clause and in a private clause"
  x = 1
  !$omp end task
end subroutine

subroutine tasking36
  integer :: i, n
  real :: a(100), b(100)
  !$omp taskloop if(task: n > 0) ! want OMP2028 "taskloop has no task construct for if"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine tasking37
  integer :: i, n
  real :: a(100), b(100)
  !$omp taskloop if(taskloop: n > 0)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine tasking38
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop nogroup
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine tasking39
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop grainsize(2) num_tasks(2) ! want OMP2003 "num_tasks cannot be combined with grainsize"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine tasking40
  integer :: i
  real :: x, a(100), b(100)
  !$omp taskloop in_reduction(+: x)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine tasking41
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop ordered ! want OMP2001 "taskloop does not allow the clause ordered"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine tasking42
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop schedule(static) ! want OMP2001 "taskloop does not allow the clause schedule"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine tasking43
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop nowait ! want OMP2001 "taskloop does not allow the clause nowait"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine tasking44
  integer :: i
  real :: x, a(100), b(100)
  !$omp taskloop depend(in: x) ! want OMP2001 "taskloop does not allow the clause depend"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine tasking45
  integer :: i
  real :: x, a(100), b(100)
  !$omp taskloop copyin(x) ! want OMP2001 "taskloop does not allow the clause copyin" OMP4014 "'x' is not threadprivate"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine tasking46
  integer :: i, k
  real :: a(100), b(100)
  !$omp taskloop detach(k) ! want OMP2001 "taskloop does not allow the clause detach"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine tasking47
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop num_threads(2) ! want OMP2001 "taskloop does not allow the clause num_threads"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine tasking48
  integer :: i
  real :: x, a(100), b(100)
  !$omp taskloop lastprivate(x) firstprivate(x)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine tasking49
  integer :: i
  real :: x, a(100), b(100)
  !$omp taskloop shared(x) lastprivate(x) ! want OMP4002 "'x' is in a shared clause and in a lastprivate clause"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine tasking50
  real :: x
  !$omp taskgroup nowait ! want OMP2001 "taskgroup does not allow the clause nowait"
  x = 1
  !$omp end taskgroup
end subroutine

subroutine tasking51
  real :: x
  !$omp taskgroup private(x) ! want OMP2001 "taskgroup does not allow the clause private"
  x = 1
  !$omp end taskgroup
end subroutine

subroutine tasking52
  real :: x
  !$omp taskgroup task_reduction(+: x)
  x = 1
  !$omp end taskgroup
end subroutine

subroutine tasking53
  real :: x
  !$omp taskgroup task_reduction(inscan, +: x) ! want OMP1009 "task_reduction does not allow the modifier 'inscan'"
  x = 1
  !$omp end taskgroup
end subroutine

subroutine tasking54
  real :: x
  !$omp taskgroup reduction(+: x) ! want OMP2001 "taskgroup does not allow the clause reduction"
  x = 1
  !$omp end taskgroup
end subroutine

subroutine tasking55
  real :: x
  logical :: l
  !$omp taskgroup if(l) ! want OMP2001 "taskgroup does not allow the clause if"
  x = 1
  !$omp end taskgroup
end subroutine

subroutine tasking56
  integer :: k, n
  real :: x
  !$omp taskgroup task_reduction(+: n, k)
  x = 1
  !$omp end taskgroup
end subroutine

subroutine tasking57
  logical :: l
  !$omp taskwait if(l) ! want OMP2001 "taskwait does not allow the clause if"
end subroutine

subroutine tasking58
  real :: x
  !$omp taskwait private(x) ! want OMP2001 "taskwait does not allow the clause private"
end subroutine

subroutine tasking59
  !$omp taskwait nowait ! want OMP2019 "nowait on taskwait needs a depend clause"
end subroutine

subroutine tasking60
  real :: x
  !$omp taskwait (x) ! want OMP1006 "taskwait takes no argument"
end subroutine

subroutine tasking61
  logical :: l
  !$omp taskyield if(l) ! want OMP2001 "taskyield does not allow the clause if"
end subroutine

subroutine tasking62
  real :: x
  !$omp taskyield private(x) ! want OMP2001 "taskyield does not allow the clause private"
end subroutine

subroutine tasking63
  !$omp taskyield nowait ! want OMP2001 "taskyield does not allow the clause nowait"
end subroutine

subroutine tasking64
  real :: x
  !$omp taskyield (x) ! want OMP1006 "taskyield takes no argument"
end subroutine

subroutine tasking65
  logical :: l
  !$omp barrier if(l) ! want OMP2001 "barrier does not allow the clause if"
end subroutine

subroutine tasking66
  real :: x
  !$omp barrier private(x) ! want OMP2001 "barrier does not allow the clause private"
end subroutine

subroutine tasking67
  !$omp barrier nowait ! want OMP2001 "barrier does not allow the clause nowait"
end subroutine

subroutine tasking68
  real :: x
  !$omp barrier (x) ! want OMP1006 "barrier takes no argument"
end subroutine

subroutine tasking69
  logical :: l
  !$omp flush if(l) ! want OMP2001 "flush does not allow the clause if"
end subroutine

subroutine tasking70
  real :: x
  !$omp flush private(x) ! want OMP2001 "flush does not allow the clause private"
end subroutine

subroutine tasking71
  !$omp flush nowait ! want OMP2001 "flush does not allow the clause nowait"
end subroutine

subroutine tasking72
  real :: x
  !$omp flush (x)
end subroutine

subroutine tasking73
  integer :: k
  !$omp depobj(k) update(sink) ! want OMP1010 "expected in or out or inout or mutexinoutset or inoutset or depobj, found 'sink'"
end subroutine

subroutine tasking74
  integer :: k
  !$omp depobj(k) update(source) ! want OMP1010 "expected in or out or inout or mutexinoutset or inoutset or depobj, found 'source'"
end subroutine

subroutine tasking75
  integer :: k
  real :: x
  !$omp depobj(k) depend(sink: x) ! want OMP2020 "depend\\(sink\\) is for ordered only" OMP2005 "the modifier sink is deprecated since OpenMP 5\\.2"
end subroutine

subroutine tasking76
  integer :: i, k
  real :: x
  !$omp depobj(k) depend(in: x) destroy ! want OMP2003 "destroy cannot be combined with depend"
end subroutine

subroutine tasking77
  integer :: k
  !$omp depobj(k) depend(source) ! want OMP2020 "depend\\(source\\) is for ordered only" OMP2005 "the modifier source is deprecated since OpenMP 5\\.2"
end subroutine

subroutine tasking78
  integer :: k
  real :: x
  !$omp depobj(k) private(x) ! want OMP2004 "depobj needs one of depend, destroy, update, init" OMP2001 "depobj does not allow the clause private"
end subroutine

subroutine tasking79
  integer :: k
  !$omp depobj(k) ! want OMP2004 "depobj needs one of depend, destroy, update, init"
end subroutine
