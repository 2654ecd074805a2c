! version 52
! arguments that are missing, or not known

subroutine missing_syntax1
  real :: y
  !$omp parallel num_threads(4 ! want OMP1004 "expected '\\)' to close this parenthesis"
  y = 1
  !$omp end parallel
end subroutine

subroutine missing_syntax2
  real :: y
  !$omp parallel num_threads 4) ! want OMP1005 "expected an argument in parentheses after num_threads" OMP1004 "expected a clause, found '4'"
  y = 1
  !$omp end parallel
end subroutine

subroutine missing_syntax3
  real :: y
  !$omp critical (name ! want OMP1004 "expected '\\)' to close this parenthesis"
  y = 1
  !$omp end critical
end subroutine

subroutine missing_syntax4
  real :: y
  !$omp parallel num_threads() ! want OMP1005 "expected an argument between the parentheses of num_threads"
  y = 1
  !$omp end parallel
end subroutine

subroutine missing_syntax5
  real :: y
  !$omp parallel if() ! want OMP1005 "expected an argument between the parentheses of if"
  y = 1
  !$omp end parallel
end subroutine

subroutine missing_syntax6
  real :: y
  !$omp parallel private() ! want OMP1005 "expected a variable between the parentheses of private"
  y = 1
  !$omp end parallel
end subroutine

subroutine missing_syntax7
  real :: y
  !$omp parallel default() ! want OMP1010 "expected shared or none or private or firstprivate, found '\\)'"
  y = 1
  !$omp end parallel
end subroutine

subroutine missing_syntax8
  real :: y
  !$omp parallel proc_bind() ! want OMP1005 "expected an argument between the parentheses of proc_bind"
  y = 1
  !$omp end parallel
end subroutine

subroutine missing_syntax9
  real :: y
  !$omp parallel shared() ! want OMP1005 "expected a variable between the parentheses of shared"
  y = 1
  !$omp end parallel
end subroutine

subroutine missing_syntax10
  real :: y
  !$omp parallel reduction() ! want OMP1005 "expected a variable between the parentheses of reduction"
  y = 1
  !$omp end parallel
end subroutine

subroutine missing_syntax11
  real :: y
  !$omp parallel reduction(+:) ! want OMP1004 "expected a variable, found '\\)'"
  y = 1
  !$omp end parallel
end subroutine

subroutine missing_syntax12
  real :: x, y
  !$omp parallel reduction(: x) ! want OMP1011 "expected a reduction operator, found ':'"
  y = 1
  !$omp end parallel
end subroutine

subroutine missing_syntax13
  real :: y
  !$omp parallel num_threads ! want OMP1005 "expected an argument in parentheses after num_threads"
  y = 1
  !$omp end parallel
end subroutine

subroutine missing_syntax14
  real :: y
  !$omp parallel if ! want OMP1005 "expected an argument in parentheses after if"
  y = 1
  !$omp end parallel
end subroutine

subroutine missing_syntax15
  real :: y
  !$omp parallel private ! want OMP1005 "expected an argument in parentheses after private"
  y = 1
  !$omp end parallel
end subroutine

subroutine missing_syntax16
  real :: y
  !$omp parallel default ! want OMP1005 "expected an argument in parentheses after default"
  y = 1
  !$omp end parallel
end subroutine

subroutine missing_syntax17
  real :: y
  !$omp parallel reduction ! want OMP1005 "expected an argument in parentheses after reduction"
  y = 1
  !$omp end parallel
end subroutine

subroutine missing_syntax18
  real :: y
  !$omp parallel default(all) ! want OMP1010 "expected shared or none or private or firstprivate, found 'all'"
  y = 1
  !$omp end parallel
end subroutine

subroutine missing_syntax19
  real :: y
  !$omp parallel proc_bind(near) ! want OMP1010 "expected primary or master or close or spread, found 'near'"
  y = 1
  !$omp end parallel
end subroutine

subroutine missing_syntax20
  real :: x, y
  !$omp parallel reduction(%: x) ! want OMP1011 "unknown reduction operator '%'"
  y = 1
  !$omp end parallel
end subroutine

subroutine missing_syntax21
  real :: y
  !$omp parallel no_such_clause ! want OMP1003 "unknown clause 'no_such_clause'"
  y = 1
  !$omp end parallel
end subroutine

subroutine missing_syntax22
  integer :: i
  real :: a(100), b(100)
  !$omp do schedule() ! want OMP1005 "expected an argument between the parentheses of schedule"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine missing_syntax23
  integer :: i
  real :: a(100), b(100)
  !$omp do schedule ! want OMP1005 "expected an argument in parentheses after schedule"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine missing_syntax24
  integer :: i
  real :: a(100), b(100)
  !$omp do schedule(fast) ! want OMP1010 "expected static or dynamic or guided or auto or runtime, found 'fast'"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine missing_syntax25
  integer :: i
  real :: a(100), b(100)
  !$omp do schedule(static,) ! want OMP1012 "expected an expression, found '\\)'"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine missing_syntax26
  integer :: i
  real :: a(100), b(100)
  !$omp do schedule(static 4) ! want OMP1004 "expected '\\)', found '4'"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine missing_syntax27
  integer :: i
  real :: a(100), b(100)
  !$omp do collapse() ! want OMP1005 "expected an argument between the parentheses of collapse"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine missing_syntax28
  integer :: i
  real :: a(100), b(100)
  !$omp do collapse ! want OMP1005 "expected an argument in parentheses after collapse"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine missing_syntax29
  integer :: i
  real :: a(100), b(100)
  !$omp do ordered() ! want OMP1005 "expected an argument between the parentheses of ordered"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine missing_syntax30
  integer :: i
  real :: a(100), b(100)
  !$omp do nowait() ! want OMP1005 "expected an argument between the parentheses of nowait"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine missing_syntax31
  integer :: i
  real :: a(100), b(100)
  !$omp do lastprivate ! want OMP1005 "expected an argument in parentheses after lastprivate"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine missing_syntax32
  integer :: i
  real :: a(100), b(100)
  !$omp do linear() ! want OMP1005 "expected a variable between the parentheses of linear"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine missing_syntax33
  integer :: i
  real :: a(100), b(100)
  !$omp do order() ! want OMP1005 "expected an argument between the parentheses of order"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine missing_syntax34
  integer :: i
  real :: a(100), b(100)
  !$omp do order(any) ! want OMP1010 "expected concurrent, found 'any'"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine missing_syntax35
  integer :: i
  real :: a(100), b(100)
  !$omp do schedule(fast: static) ! want OMP1009 "schedule does not allow the modifier 'fast'"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine missing_syntax36
  integer :: i
  real :: a(100), b(100)
  !$omp simd safelen ! want OMP1005 "expected an argument in parentheses after safelen"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine missing_syntax37
  integer :: i
  real :: a(100), b(100)
  !$omp simd safelen() ! want OMP1005 "expected an argument between the parentheses of safelen"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine missing_syntax38
  integer :: i
  real :: a(100), b(100)
  !$omp simd simdlen ! want OMP1005 "expected an argument in parentheses after simdlen"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine missing_syntax39
  integer :: i
  real :: a(100), b(100)
  !$omp simd simdlen() ! want OMP1005 "expected an argument between the parentheses of simdlen"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine missing_syntax40
  integer :: i
  real :: a(100), b(100)
  !$omp simd aligned ! want OMP1005 "expected an argument in parentheses after aligned"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine missing_syntax41
  integer :: i
  real :: a(100), b(100)
  !$omp simd aligned() ! want OMP1005 "expected a variable between the parentheses of aligned"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine missing_syntax42
  integer :: i
  real :: a(100), b(100)
  !$omp simd linear ! want OMP1005 "expected an argument in parentheses after linear"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine missing_syntax43
  integer :: i
  real :: a(100), b(100)
  !$omp simd nontemporal ! want OMP1005 "expected an argument in parentheses after nontemporal"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine missing_syntax44
  integer :: i
  real :: a(100), b(100)
  !$omp simd nontemporal() ! want OMP1005 "expected a variable between the parentheses of nontemporal"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine missing_syntax45
  !$omp parallell ! want OMP1001 "unknown directive 'parallell'"
end subroutine

subroutine missing_syntax46
  !$omp tasks ! want OMP1001 "unknown directive 'tasks'"
end subroutine

subroutine missing_syntax47
  real :: y
  !$omp task depend() ! want OMP1005 "expected a variable between the parentheses of depend"
  y = 1
  !$omp end task
end subroutine

subroutine missing_syntax48
  real :: y
  !$omp task depend(in:) ! want OMP1004 "expected a variable, found '\\)'"
  y = 1
  !$omp end task
end subroutine

subroutine missing_syntax49
  real :: x, y
  !$omp task depend(foo: x) ! want OMP1009 "depend does not allow the modifier 'foo'"
  y = 1
  !$omp end task
end subroutine

subroutine missing_syntax50
  real :: y
  !$omp task final() ! want OMP1005 "expected an argument between the parentheses of final"
  y = 1
  !$omp end task
end subroutine

subroutine missing_syntax51
  real :: y
  !$omp task untied() ! want OMP1005 "expected an argument between the parentheses of untied"
  y = 1
  !$omp end task
end subroutine

subroutine missing_syntax52
  real :: y
  !$omp task mergeable() ! want OMP1005 "expected an argument between the parentheses of mergeable"
  y = 1
  !$omp end task
end subroutine

subroutine missing_syntax53
  real :: y
  !$omp task priority() ! want OMP1005 "expected an argument between the parentheses of priority"
  y = 1
  !$omp end task
end subroutine

subroutine missing_syntax54
  real :: y
  !$omp task detach() ! want OMP1005 "expected a variable between the parentheses of detach"
  y = 1
  !$omp end task
end subroutine

subroutine missing_syntax55
  real :: y
  !$omp task affinity() ! want OMP1005 "expected a variable between the parentheses of affinity"
  y = 1
  !$omp end task
end subroutine

subroutine missing_syntax56
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop grainsize() ! want OMP1005 "expected an argument between the parentheses of grainsize"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine missing_syntax57
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop num_tasks() ! want OMP1005 "expected an argument between the parentheses of num_tasks"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine missing_syntax58
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop nogroup() ! want OMP1005 "expected an argument between the parentheses of nogroup"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine missing_syntax59
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop grainsize(fast: 4) ! want OMP1009 "grainsize does not allow the modifier 'fast'"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine missing_syntax60
  real :: y
  !$omp target map() ! want OMP1005 "expected a variable between the parentheses of map"
  y = 1
  !$omp end target
end subroutine

subroutine missing_syntax61
  real :: y
  !$omp target map(to:) ! want OMP1004 "expected a variable, found '\\)'"
  y = 1
  !$omp end target
end subroutine

subroutine missing_syntax62
  real :: x, y
  !$omp target map(: x) ! want OMP1009 "expected a modifier, found ':'"
  y = 1
  !$omp end target
end subroutine

subroutine missing_syntax63
  real :: x, y
  !$omp target map(foo: x) ! want OMP1009 "map does not allow the modifier 'foo'"
  y = 1
  !$omp end target
end subroutine

subroutine missing_syntax64
  real :: x, y
  !$omp target map(tofrom x) ! want OMP1009 "expected ':' after the modifier 'tofrom'"
  y = 1
  !$omp end target
end subroutine

subroutine missing_syntax65
  real :: y
  !$omp target device() ! want OMP1005 "expected an argument between the parentheses of device"
  y = 1
  !$omp end target
end subroutine

subroutine missing_syntax66
  real :: y
  !$omp target defaultmap() ! want OMP1005 "expected an argument between the parentheses of defaultmap"
  y = 1
  !$omp end target
end subroutine

subroutine missing_syntax67
  real :: y
  !$omp target defaultmap(all) ! want OMP1010 "expected alloc or to or from or tofrom or firstprivate or none or default or present or storage or private or self, found 'all'"
  y = 1
  !$omp end target
end subroutine

subroutine missing_syntax68
  real :: y
  !$omp target defaultmap(foo: scalar) ! want OMP1010 "expected alloc or to or from or tofrom or firstprivate or none or default or present or storage or private or self, found 'foo'"
  y = 1
  !$omp end target
end subroutine

subroutine missing_syntax69
  real :: y
  !$omp target is_device_ptr() ! want OMP1005 "expected a variable between the parentheses of is_device_ptr"
  y = 1
  !$omp end target
end subroutine

subroutine missing_syntax70
  real :: y
  !$omp target nowait() ! want OMP1005 "expected an argument between the parentheses of nowait"
  y = 1
  !$omp end target
end subroutine

subroutine missing_syntax71
  real :: y
  !$omp teams num_teams() ! want OMP1005 "expected an argument between the parentheses of num_teams"
  y = 1
  !$omp end teams
end subroutine

subroutine missing_syntax72
  real :: y
  !$omp teams thread_limit() ! want OMP1005 "expected an argument between the parentheses of thread_limit"
  y = 1
  !$omp end teams
end subroutine

subroutine missing_syntax73
  real :: y
  !$omp teams num_teams ! want OMP1005 "expected an argument in parentheses after num_teams"
  y = 1
  !$omp end teams
end subroutine

subroutine missing_syntax74
  real :: y
  !$omp teams default(foo) ! want OMP1010 "expected shared or none or private or firstprivate, found 'foo'"
  y = 1
  !$omp end teams
end subroutine

subroutine missing_syntax75
  !$omp flush () ! want OMP1005 "expected a variable between the parentheses of flush"
end subroutine

subroutine missing_syntax76
  real :: y
  !$omp critical () ! want OMP1005 "expected an argument between the parentheses of critical"
  y = 1
  !$omp end critical
end subroutine

subroutine missing_syntax77
  real :: y
  !$omp critical (2) ! want OMP1004 "expected a name, found '2'"
  y = 1
  !$omp end critical
end subroutine

subroutine missing_syntax78
  real :: y
  !$omp critical (name) hint() ! want OMP1005 "expected an argument between the parentheses of hint"
  y = 1
  !$omp end critical ! want ACC0221 "expected the name 'name' after end critical"
end subroutine

subroutine missing_syntax79
  real :: y
  !$omp critical name ! want OMP1003 "unknown clause 'name'"
  y = 1
  !$omp end critical
end subroutine

subroutine missing_syntax80
  integer :: i
  real :: a(100), b(100)
  !$omp loop bind(team) ! want OMP1010 "expected teams or parallel or thread, found 'team'"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine missing_syntax81
  integer :: i
  real :: a(100), b(100)
  !$omp loop bind() ! want OMP1005 "expected an argument between the parentheses of bind"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine missing_syntax82
  !$omp cancel foo ! want OMP1003 "unknown clause 'foo'"
end subroutine

subroutine missing_syntax83
  !$omp cancellation point foo ! want OMP1003 "unknown clause 'foo'"
end subroutine

subroutine missing_syntax84
  !$omp threadprivate() ! want OMP1005 "expected a variable between the parentheses of threadprivate"
end subroutine

subroutine missing_syntax85
  real :: y
  !$omp masked filter() ! want OMP1005 "expected an argument between the parentheses of filter"
  y = 1
  !$omp end masked
end subroutine
