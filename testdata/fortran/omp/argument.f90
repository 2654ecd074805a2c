! version 52
! arguments of clauses: types, signs, missing ones

subroutine argument1
  real :: y
  !$omp parallel num_threads(2.5) ! want OMP2006 "expected an integer for num_threads, found real\\(4\\)"
  y = 1
  !$omp end parallel
end subroutine

subroutine argument2
  real :: y
  !$omp parallel num_threads(0) ! spec: §10.1.2 ! want OMP2007 "expected a positive number for num_threads, found 0"
  y = 1
  !$omp end parallel
end subroutine

subroutine argument3
  real :: y
  !$omp parallel num_threads(-1) ! want OMP2007 "expected a positive number for num_threads, found -1"
  y = 1
  !$omp end parallel
end subroutine

subroutine argument4
  real :: x, y
  !$omp parallel num_threads(x) ! want OMP2006 "expected an integer for num_threads, found real\\(4\\)"
  y = 1
  !$omp end parallel
end subroutine

subroutine argument5
  real :: y
  logical :: l
  !$omp parallel num_threads(l) ! want OMP2006 "expected an integer for num_threads, found logical\\(4\\)"
  y = 1
  !$omp end parallel
end subroutine

subroutine argument6
  real :: y
  !$omp parallel num_threads('4') ! want OMP2006 "expected an integer for num_threads, found character\\(1\\)"
  y = 1
  !$omp end parallel
end subroutine

subroutine argument7
  real :: y
  integer :: ip(100)
  !$omp parallel num_threads(ip) ! want OMP2006 "expected an integer for num_threads, found integer\\(4\\) array"
  y = 1
  !$omp end parallel
end subroutine

subroutine argument8
  integer :: n
  real :: y
  !$omp parallel if(n) ! want OMP2011 "expected a scalar logical condition for if, found integer\\(4\\)"
  y = 1
  !$omp end parallel
end subroutine

subroutine argument9
  real :: x, y
  !$omp parallel if(x) ! want OMP2011 "expected a scalar logical condition for if, found real\\(4\\)"
  y = 1
  !$omp end parallel
end subroutine

subroutine argument10
  real :: y
  !$omp parallel if(1) ! want OMP2011 "expected a scalar logical condition for if, found integer\\(4\\)"
  y = 1
  !$omp end parallel
end subroutine

subroutine argument11
  real :: y
  !$omp parallel if('yes') ! want OMP2011 "expected a scalar logical condition for if, found character\\(3\\)"
  y = 1
  !$omp end parallel
end subroutine

subroutine argument12
  real :: y
  integer :: ip(100)
  !$omp parallel if(ip > 0) ! want OMP2011 "expected a scalar logical condition for if, found logical\\(4\\) array"
  y = 1
  !$omp end parallel
end subroutine

subroutine argument13
  integer :: n
  real :: y
  !$omp parallel if(n > 0)
  y = 1
  !$omp end parallel
end subroutine

subroutine argument14
  real :: y
  logical :: l
  !$omp parallel if(l)
  y = 1
  !$omp end parallel
end subroutine

subroutine argument15
  integer :: i
  real :: a(100), b(100)
  !$omp do collapse(0) ! want OMP2008 "expected a positive constant for collapse, found 0"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument16
  integer :: i
  real :: a(100), b(100)
  !$omp do collapse(-1) ! want OMP2008 "expected a positive constant for collapse, found -1"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument17
  integer :: i, n
  real :: a(100), b(100)
  !$omp do collapse(n) ! want OMP2008 "expected a constant for collapse"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument18
  integer :: i
  real :: a(100), b(100)
  !$omp do collapse(1.5) ! want OMP2006 "expected an integer for collapse, found real\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument19
  integer :: i
  real :: x, a(100), b(100)
  !$omp do collapse(x) ! want OMP2006 "expected an integer for collapse, found real\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument20
  integer :: i
  real :: a(100), b(100)
  !$omp do ordered(0) ! want OMP2008 "expected a positive constant for ordered, found 0"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument21
  integer :: i
  real :: a(100), b(100)
  !$omp do ordered(-1) ! want OMP2008 "expected a positive constant for ordered, found -1"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument22
  integer :: i, n
  real :: a(100), b(100)
  !$omp do ordered(n) ! want OMP2008 "expected a constant for ordered"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument23
  integer :: i
  real :: a(100), b(100)
  !$omp do ordered(1.5) ! want OMP2006 "expected an integer for ordered, found real\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument24
  integer :: i
  real :: a(100), b(100)
  !$omp do schedule(static, 0) ! spec: §11.5.3 ! want OMP2007 "expected a positive number for schedule, found 0"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument25
  integer :: i
  real :: a(100), b(100)
  !$omp do schedule(static, -4) ! want OMP2007 "expected a positive number for schedule, found -4"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument26
  integer :: i
  real :: a(100), b(100)
  !$omp do schedule(static, 2.5) ! want OMP2006 "expected an integer for schedule, found real\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument27
  integer :: i
  real :: x, a(100), b(100)
  !$omp do schedule(dynamic, x) ! want OMP2006 "expected an integer for schedule, found real\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument28
  integer :: i
  real :: a(100), b(100)
  !$omp do schedule(runtime)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument29
  integer :: i
  real :: a(100), b(100)
  !$omp do schedule(auto, 4) ! want OMP2024 "schedule\\(auto\\) takes no chunk size"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument30
  integer :: i
  real :: a(100), b(100)
  !$omp do schedule(runtime, 4) ! want OMP2024 "schedule\\(runtime\\) takes no chunk size"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument31
  integer :: i
  real :: a(100), b(100)
  logical :: l
  !$omp do schedule(guided, l) ! want OMP2006 "expected an integer for schedule, found logical\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument32
  integer :: i, ip(100)
  real :: a(100), b(100)
  !$omp do schedule(static, ip) ! want OMP2006 "expected an integer for schedule, found integer\\(4\\) array"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument33
  integer :: i
  real :: a(100), b(100)
  !$omp simd safelen(0) ! want OMP2008 "expected a positive constant for safelen, found 0"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument34
  integer :: i
  real :: a(100), b(100)
  !$omp simd safelen(-1) ! want OMP2008 "expected a positive constant for safelen, found -1"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument35
  integer :: i, n
  real :: a(100), b(100)
  !$omp simd safelen(n) ! want OMP2008 "expected a constant for safelen"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument36
  integer :: i
  real :: a(100), b(100)
  !$omp simd safelen(2.5) ! want OMP2006 "expected an integer for safelen, found real\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument37
  integer :: i
  real :: x, a(100), b(100)
  !$omp simd safelen(x) ! want OMP2006 "expected an integer for safelen, found real\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument38
  integer :: i
  real :: a(100), b(100)
  !$omp simd safelen(8)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument39
  integer :: i
  real :: a(100), b(100)
  !$omp simd simdlen(0) ! want OMP2008 "expected a positive constant for simdlen, found 0"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument40
  integer :: i
  real :: a(100), b(100)
  !$omp simd simdlen(-1) ! want OMP2008 "expected a positive constant for simdlen, found -1"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument41
  integer :: i, n
  real :: a(100), b(100)
  !$omp simd simdlen(n) ! want OMP2008 "expected a constant for simdlen"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument42
  integer :: i
  real :: a(100), b(100)
  !$omp simd simdlen(2.5) ! want OMP2006 "expected an integer for simdlen, found real\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument43
  integer :: i
  real :: x, a(100), b(100)
  !$omp simd simdlen(x) ! want OMP2006 "expected an integer for simdlen, found real\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument44
  integer :: i
  real :: a(100), b(100)
  !$omp simd simdlen(8)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument45
  integer :: i
  real :: a(100), b(100)
  !$omp simd safelen(4) simdlen(8) ! want OMP2022 "simdlen is 8, safelen is 4"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument46
  integer :: n
  real :: y
  !$omp task final(n) ! want OMP2011 "expected a scalar logical condition for final, found integer\\(4\\)"
  y = 1
  !$omp end task
end subroutine

subroutine argument47
  real :: x, y
  !$omp task final(x) ! want OMP2011 "expected a scalar logical condition for final, found real\\(4\\)"
  y = 1
  !$omp end task
end subroutine

subroutine argument48
  real :: y
  !$omp task final(1) ! want OMP2011 "expected a scalar logical condition for final, found integer\\(4\\)"
  y = 1
  !$omp end task
end subroutine

subroutine argument49
  real :: y
  !$omp task priority(-1) ! want OMP2014 "expected a priority of at least 0, found -1"
  y = 1
  !$omp end task
end subroutine

subroutine argument50
  real :: y
  !$omp task priority(2.5) ! want OMP2006 "expected an integer for priority, found real\\(4\\)"
  y = 1
  !$omp end task
end subroutine

subroutine argument51
  real :: x, y
  !$omp task priority(x) ! want OMP2006 "expected an integer for priority, found real\\(4\\)"
  y = 1
  !$omp end task
end subroutine

subroutine argument52
  real :: y
  logical :: l
  !$omp task priority(l) ! want OMP2006 "expected an integer for priority, found logical\\(4\\)"
  y = 1
  !$omp end task
end subroutine

subroutine argument53
  integer :: n
  real :: y
  !$omp task priority(n)
  y = 1
  !$omp end task
end subroutine

subroutine argument54
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop grainsize(0) ! spec: §12.6.1 ! want OMP2007 "expected a positive number for grainsize, found 0"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument55
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop grainsize(-1) ! spec: §12.6.1 ! want OMP2007 "expected a positive number for grainsize, found -1"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument56
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop grainsize(2.5) ! want OMP2006 "expected an integer for grainsize, found real\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument57
  integer :: i
  real :: x, a(100), b(100)
  !$omp taskloop grainsize(x) ! want OMP2006 "expected an integer for grainsize, found real\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument58
  integer :: i
  real :: a(100), b(100)
  logical :: l
  !$omp taskloop grainsize(l) ! want OMP2006 "expected an integer for grainsize, found logical\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument59
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop num_tasks(0) ! spec: §12.6.2 ! want OMP2007 "expected a positive number for num_tasks, found 0"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument60
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop num_tasks(-1) ! spec: §12.6.2 ! want OMP2007 "expected a positive number for num_tasks, found -1"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument61
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop num_tasks(2.5) ! want OMP2006 "expected an integer for num_tasks, found real\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument62
  integer :: i
  real :: x, a(100), b(100)
  !$omp taskloop num_tasks(x) ! want OMP2006 "expected an integer for num_tasks, found real\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument63
  integer :: i
  real :: a(100), b(100)
  logical :: l
  !$omp taskloop num_tasks(l) ! want OMP2006 "expected an integer for num_tasks, found logical\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument64
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop num_tasks(4)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument65
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop collapse(0) ! want OMP2008 "expected a positive constant for collapse, found 0"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument66
  integer :: i, n
  real :: a(100), b(100)
  !$omp taskloop collapse(n) ! want OMP2008 "expected a constant for collapse"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument67
  integer :: i
  real :: a(100), b(100)
  !$omp taskloop collapse(2.5) ! want OMP2006 "expected an integer for collapse, found real\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument68
  real :: y
  !$omp teams num_teams(0) ! spec: §10.2.1 ! want OMP2007 "expected a positive number for num_teams, found 0"
  y = 1
  !$omp end teams
end subroutine

subroutine argument69
  real :: y
  !$omp teams num_teams(-1) ! want OMP2007 "expected a positive number for num_teams, found -1"
  y = 1
  !$omp end teams
end subroutine

subroutine argument70
  real :: y
  !$omp teams num_teams(2.5) ! want OMP2006 "expected an integer for num_teams, found real\\(4\\)"
  y = 1
  !$omp end teams
end subroutine

subroutine argument71
  real :: x, y
  !$omp teams num_teams(x) ! want OMP2006 "expected an integer for num_teams, found real\\(4\\)"
  y = 1
  !$omp end teams
end subroutine

subroutine argument72
  real :: y
  logical :: l
  !$omp teams num_teams(l) ! want OMP2006 "expected an integer for num_teams, found logical\\(4\\)"
  y = 1
  !$omp end teams
end subroutine

subroutine argument73
  real :: y
  !$omp teams num_teams(4)
  y = 1
  !$omp end teams
end subroutine

subroutine argument74
  integer :: n
  real :: y
  !$omp teams num_teams(n)
  y = 1
  !$omp end teams
end subroutine

subroutine argument75
  real :: y
  !$omp teams thread_limit(0) ! spec: §13.3 ! want OMP2007 "expected a positive number for thread_limit, found 0"
  y = 1
  !$omp end teams
end subroutine

subroutine argument76
  real :: y
  !$omp teams thread_limit(-1) ! want OMP2007 "expected a positive number for thread_limit, found -1"
  y = 1
  !$omp end teams
end subroutine

subroutine argument77
  real :: y
  !$omp teams thread_limit(2.5) ! want OMP2006 "expected an integer for thread_limit, found real\\(4\\)"
  y = 1
  !$omp end teams
end subroutine

subroutine argument78
  real :: x, y
  !$omp teams thread_limit(x) ! want OMP2006 "expected an integer for thread_limit, found real\\(4\\)"
  y = 1
  !$omp end teams
end subroutine

subroutine argument79
  real :: y
  logical :: l
  !$omp teams thread_limit(l) ! want OMP2006 "expected an integer for thread_limit, found logical\\(4\\)"
  y = 1
  !$omp end teams
end subroutine

subroutine argument80
  real :: y
  !$omp target device(2.5) ! want OMP2006 "expected an integer for device, found real\\(4\\)"
  y = 1
  !$omp end target
end subroutine

subroutine argument81
  real :: x, y
  !$omp target device(x) ! want OMP2006 "expected an integer for device, found real\\(4\\)"
  y = 1
  !$omp end target
end subroutine

subroutine argument82
  real :: y
  logical :: l
  !$omp target device(l) ! want OMP2006 "expected an integer for device, found logical\\(4\\)"
  y = 1
  !$omp end target
end subroutine

subroutine argument83
  real :: y
  !$omp target device('0') ! want OMP2006 "expected an integer for device, found character\\(1\\)"
  y = 1
  !$omp end target
end subroutine

subroutine argument84
  integer :: n
  real :: y
  !$omp target if(n) ! want OMP2011 "expected a scalar logical condition for if, found integer\\(4\\)"
  y = 1
  !$omp end target
end subroutine

subroutine argument85
  real :: y
  !$omp target if(2.5) ! want OMP2011 "expected a scalar logical condition for if, found real\\(4\\)"
  y = 1
  !$omp end target
end subroutine

subroutine argument86
  integer :: n
  real :: y
  !$omp target if(n > 0)
  y = 1
  !$omp end target
end subroutine

subroutine argument87
  real :: y
  !$omp target thread_limit(0) ! spec: §13.3 ! want OMP2007 "expected a positive number for thread_limit, found 0"
  y = 1
  !$omp end target
end subroutine

subroutine argument88
  real :: y
  !$omp target thread_limit(-2) ! want OMP2007 "expected a positive number for thread_limit, found -2"
  y = 1
  !$omp end target
end subroutine

subroutine argument89
  real :: y
  !$omp target thread_limit(2.5) ! want OMP2006 "expected an integer for thread_limit, found real\\(4\\)"
  y = 1
  !$omp end target
end subroutine

subroutine argument90
  integer :: i
  real :: a(100), b(100)
  !$omp target teams distribute dist_schedule(static, 0) ! spec: §11.6.1 ! want OMP2007 "expected a positive number for dist_schedule, found 0"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument91
  integer :: i
  real :: a(100), b(100)
  !$omp target teams distribute dist_schedule(static, 2.5) ! want OMP2006 "expected an integer for dist_schedule, found real\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument92
  integer :: i
  real :: x, a(100), b(100)
  !$omp target teams distribute dist_schedule(static, x) ! want OMP2006 "expected an integer for dist_schedule, found real\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument93
  integer :: i
  real :: a(100), b(100)
  !$omp target teams distribute dist_schedule(static)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument94
  integer :: i
  real :: a(100), b(100)
  !$omp distribute parallel do num_threads(0) ! spec: §10.1.2 ! want OMP2007 "expected a positive number for num_threads, found 0"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument95
  integer :: i
  real :: a(100), b(100)
  !$omp distribute parallel do num_threads(2.5) ! want OMP2006 "expected an integer for num_threads, found real\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument96
  real :: y
  !$omp masked filter(2.5) ! want OMP2006 "expected an integer for filter, found real\\(4\\)"
  y = 1
  !$omp end masked
end subroutine

subroutine argument97
  real :: x, y
  !$omp masked filter(x) ! want OMP2006 "expected an integer for filter, found real\\(4\\)"
  y = 1
  !$omp end masked
end subroutine

subroutine argument98
  real :: y
  logical :: l
  !$omp masked filter(l) ! want OMP2006 "expected an integer for filter, found logical\\(4\\)"
  y = 1
  !$omp end masked
end subroutine

subroutine argument99
  real :: y
  !$omp critical (name) hint(2.5) ! want OMP2006 "expected an integer for hint, found real\\(4\\)"
  y = 1
  !$omp end critical (name)
end subroutine

subroutine argument100
  real :: x, y
  !$omp critical (name) hint(x) ! want OMP2006 "expected an integer for hint, found real\\(4\\)"
  y = 1
  !$omp end critical (name)
end subroutine

subroutine argument101
  integer :: n
  real :: y
  !$omp critical (name) hint(n) ! want OMP2008 "expected a constant for hint"
  y = 1
  !$omp end critical (name)
end subroutine

subroutine argument102
  real :: y
  logical :: l
  !$omp critical (name) hint(l) ! want OMP2006 "expected an integer for hint, found logical\\(4\\)"
  y = 1
  !$omp end critical (name)
end subroutine

subroutine argument103
  real :: y
  !$omp critical hint(1) ! want OMP2027 "hint needs a name of the critical construct"
  y = 1
  !$omp end critical
end subroutine

subroutine argument104
  real :: y
  !$omp critical hint(0)
  y = 1
  !$omp end critical
end subroutine

subroutine argument105
  real :: x, a(100)
  !$omp target update to(a) device(x) ! want OMP6019 "'a' is not on the device here: target update has nothing to do" OMP2006 "expected an integer for device, found real\\(4\\)"
end subroutine

subroutine argument106
  integer :: n
  real :: a(100)
  !$omp target update to(a) if(n) ! want OMP6019 "'a' is not on the device here: target update has nothing to do" OMP2011 "expected a scalar logical condition for if, found integer\\(4\\)"
end subroutine

subroutine argument107
  real :: x, a(100)
  !$omp target update to(a) if(x) ! want OMP6019 "'a' is not on the device here: target update has nothing to do" OMP2011 "expected a scalar logical condition for if, found real\\(4\\)"
end subroutine

subroutine argument108
  real :: y, a(100)
  !$omp target data map(a) device(2.5) ! want OMP2006 "expected an integer for device, found real\\(4\\)"
  y = 1
  !$omp end target data
end subroutine

subroutine argument109
  real :: y, a(100)
  logical :: l
  !$omp target data map(a) device(l) ! want OMP2006 "expected an integer for device, found logical\\(4\\)"
  y = 1
  !$omp end target data
end subroutine

subroutine argument110
  real :: a(100)
  !$omp target enter data map(to: a) if(1) ! want OMP2011 "expected a scalar logical condition for if, found integer\\(4\\)"
end subroutine

subroutine argument111
  integer :: n
  !$omp cancel parallel if(n) ! want OMP3019 "cancel parallel is not in a region that it can cancel" OMP2011 "expected a scalar logical condition for if, found integer\\(4\\)"
end subroutine

subroutine argument112
  integer :: n
  !$omp parallel
  !$omp cancel parallel if(n) ! want OMP2011 "expected a scalar logical condition for if, found integer\\(4\\)"
  !$omp end parallel
end subroutine

subroutine argument113
  real :: x
  !$omp parallel
  !$omp cancel parallel if(x) ! want OMP2011 "expected a scalar logical condition for if, found real\\(4\\)"
  !$omp end parallel
end subroutine

subroutine argument114
  integer :: n
  !$omp parallel
  !$omp cancel parallel if(n > 0)
  !$omp end parallel
end subroutine

subroutine argument115
  integer :: i
  real :: a(100), b(100)
  !$omp do ordered(2) collapse(3) ! want OMP2023 "expected at least 3 loops for ordered, found 2" OMP3003 "ordered needs 2 nested loops, found 1 loop" OMP3003 "collapse needs 3 nested loops, found 1 loop"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument116
  integer :: i
  real :: a(100), b(100)
  real, pointer :: q(:)
  !$omp simd aligned(q: 0) ! want OMP2012 "expected a positive number for the alignment of aligned, found 0"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument117
  integer :: i
  real :: a(100), b(100)
  real, pointer :: q(:)
  !$omp simd aligned(q: -8) ! want OMP2012 "expected a positive number for the alignment of aligned, found -8"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument118
  integer :: i
  real :: a(100), b(100)
  real, pointer :: q(:)
  !$omp simd aligned(q: 2.5) ! want OMP2012 "expected an integer for the alignment of aligned, found real\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument119
  integer :: i
  real :: a(100), b(100)
  real, pointer :: q(:)
  !$omp simd aligned(q: 16)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument120
  integer :: i, k
  real :: a(100), b(100)
  !$omp simd linear(k: 2.5) ! want OMP2012 "expected an integer for the step of linear, found real\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument121
  integer :: i, k
  real :: x, a(100), b(100)
  !$omp simd linear(k: x) ! want OMP2012 "expected an integer for the step of linear, found real\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine argument122
  integer :: i, k
  real :: a(100), b(100)
  logical :: l
  !$omp simd linear(k: l) ! want OMP2012 "expected an integer for the step of linear, found logical\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine
