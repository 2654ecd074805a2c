! version 52
! regions in regions

subroutine nesting1
  !$omp single
  !$omp barrier ! want OMP3010 "barrier cannot be closely nested in single"
  !$omp end single
end subroutine

subroutine nesting2
  real :: y
  !$omp single
  !$omp single ! want OMP3010 "single cannot be closely nested in single"
  y = 1
  !$omp end single
  !$omp end single
end subroutine

subroutine nesting3
  real :: y
  !$omp single
  !$omp master ! want OMP3010 "master cannot be closely nested in single" OMP2005 "master is deprecated since OpenMP 5\\.1"
  y = 1
  !$omp end master
  !$omp end single
end subroutine

subroutine nesting4
  real :: y
  !$omp single
  !$omp masked ! spec: §17.1 ! want OMP3010 "masked cannot be closely nested in single"
  y = 1
  !$omp end masked
  !$omp end single
end subroutine

subroutine nesting5
  integer :: j
  real :: a(100)
  !$omp single
  !$omp do ! want OMP3010 "do cannot be closely nested in single"
  do j = 1, 10
  a(j) = 1
  end do
  !$omp end single
end subroutine

subroutine nesting6
  real :: y
  !$omp single
  !$omp sections ! want OMP3010 "sections cannot be closely nested in single"
  !$omp section
  y = 1
  !$omp end sections
  !$omp end single
end subroutine

subroutine nesting7
  real :: x
  !$omp single
  !$omp atomic
  x = x + 1
  !$omp end single
end subroutine

subroutine nesting8
  real :: y
  !$omp single
  !$omp teams ! want OMP3015 "teams cannot be nested in single"
  y = 1
  !$omp end teams
  !$omp end single
end subroutine

subroutine nesting9
  integer :: j
  real :: a(100)
  !$omp single
  !$omp distribute ! want OMP3016 "distribute is not directly in a teams region"
  do j = 1, 10
  a(j) = 1
  end do
  !$omp end single
end subroutine

subroutine nesting10
  !$omp single
  !$omp cancel parallel ! want OMP3019 "cancel parallel cannot be closely nested in single"
  !$omp end single
end subroutine

subroutine nesting11
  !$omp single
  !$omp cancellation point do ! want OMP3019 "cancellation point do cannot be closely nested in single"
  !$omp end single
end subroutine

subroutine nesting12
  real :: y
  !$omp single
  !$omp scope ! want OMP3010 "scope cannot be closely nested in single"
  y = 1
  !$omp end scope
  !$omp end single
end subroutine

subroutine nesting13
  integer :: j
  real :: a(100)
  !$omp single
  !$omp taskloop
  do j = 1, 10
  a(j) = 1
  end do
  !$omp end single
end subroutine

subroutine nesting14
  !$omp master ! want OMP2005 "master is deprecated since OpenMP 5\\.1"
  !$omp barrier ! want OMP3010 "barrier cannot be closely nested in master"
  !$omp end master
end subroutine

subroutine nesting15
  real :: y
  !$omp master ! want OMP2005 "master is deprecated since OpenMP 5\\.1"
  !$omp single ! want OMP3010 "single cannot be closely nested in master"
  y = 1
  !$omp end single
  !$omp end master
end subroutine

subroutine nesting16
  integer :: j
  real :: a(100)
  !$omp master ! want OMP2005 "master is deprecated since OpenMP 5\\.1"
  !$omp do ! want OMP3010 "do cannot be closely nested in master"
  do j = 1, 10
  a(j) = 1
  end do
  !$omp end master
end subroutine

subroutine nesting17
  real :: y
  !$omp master ! want OMP2005 "master is deprecated since OpenMP 5\\.1"
  !$omp sections ! want OMP3010 "sections cannot be closely nested in master"
  !$omp section
  y = 1
  !$omp end sections
  !$omp end master
end subroutine

subroutine nesting18
  real :: y
  !$omp master ! want OMP2005 "master is deprecated since OpenMP 5\\.1"
  !$omp teams ! want OMP3015 "teams cannot be nested in master"
  y = 1
  !$omp end teams
  !$omp end master
end subroutine

subroutine nesting19
  integer :: j
  real :: a(100)
  !$omp master ! want OMP2005 "master is deprecated since OpenMP 5\\.1"
  !$omp distribute ! want OMP3016 "distribute is not directly in a teams region"
  do j = 1, 10
  a(j) = 1
  end do
  !$omp end master
end subroutine

subroutine nesting20
  !$omp master ! want OMP2005 "master is deprecated since OpenMP 5\\.1"
  !$omp cancel parallel ! want OMP3019 "cancel parallel cannot be closely nested in master"
  !$omp end master
end subroutine

subroutine nesting21
  !$omp master ! want OMP2005 "master is deprecated since OpenMP 5\\.1"
  !$omp cancellation point do ! want OMP3019 "cancellation point do cannot be closely nested in master"
  !$omp end master
end subroutine

subroutine nesting22
  real :: y
  !$omp master ! want OMP2005 "master is deprecated since OpenMP 5\\.1"
  !$omp scope ! want OMP3010 "scope cannot be closely nested in master"
  y = 1
  !$omp end scope
  !$omp end master
end subroutine

subroutine nesting23
  !$omp masked
  !$omp barrier ! spec: §17.1 ! want OMP3010 "barrier cannot be closely nested in masked"
  !$omp end masked
end subroutine

subroutine nesting24
  real :: y
  !$omp masked
  !$omp single ! spec: §17.1 ! want OMP3010 "single cannot be closely nested in masked"
  y = 1
  !$omp end single
  !$omp end masked
end subroutine

subroutine nesting25
  integer :: j
  real :: a(100)
  !$omp masked
  !$omp do ! spec: §17.1 ! want OMP3010 "do cannot be closely nested in masked"
  do j = 1, 10
  a(j) = 1
  end do
  !$omp end masked
end subroutine

subroutine nesting26
  real :: y
  !$omp masked
  !$omp sections ! spec: §17.1 ! want OMP3010 "sections cannot be closely nested in masked"
  !$omp section
  y = 1
  !$omp end sections
  !$omp end masked
end subroutine

subroutine nesting27
  integer :: j
  real :: a(100)
  !$omp masked
  !$omp simd
  do j = 1, 10
  a(j) = 1
  end do
  !$omp end masked
end subroutine

subroutine nesting28
  real :: y
  !$omp masked
  !$omp task
  y = 1
  !$omp end task
  !$omp end masked
end subroutine

subroutine nesting29
  real :: y
  !$omp masked
  !$omp teams ! want OMP3015 "teams cannot be nested in masked"
  y = 1
  !$omp end teams
  !$omp end masked
end subroutine

subroutine nesting30
  integer :: j
  real :: a(100)
  !$omp masked
  !$omp distribute ! want OMP3016 "distribute is not directly in a teams region"
  do j = 1, 10
  a(j) = 1
  end do
  !$omp end masked
end subroutine

subroutine nesting31
  !$omp masked
  !$omp cancel parallel ! want OMP3019 "cancel parallel cannot be closely nested in masked"
  !$omp end masked
end subroutine

subroutine nesting32
  !$omp masked
  !$omp cancellation point do ! want OMP3019 "cancellation point do cannot be closely nested in masked"
  !$omp end masked
end subroutine

subroutine nesting33
  real :: y
  !$omp masked
  !$omp scope ! spec: §17.1 ! want OMP3010 "scope cannot be closely nested in masked"
  y = 1
  !$omp end scope
  !$omp end masked
end subroutine

subroutine nesting34
  real :: a(100)
  !$omp masked
  !$omp target update to(a) ! want OMP6019 "'a' is not on the device here: target update has nothing to do"
  !$omp end masked
end subroutine

subroutine nesting35
  !$omp critical
  !$omp barrier ! want OMP3010 "barrier cannot be closely nested in critical"
  !$omp end critical
end subroutine

subroutine nesting36
  real :: y
  !$omp critical
  !$omp single ! want OMP3010 "single cannot be closely nested in critical"
  y = 1
  !$omp end single
  !$omp end critical
end subroutine

subroutine nesting37
  real :: y
  !$omp critical
  !$omp critical ! spec: §15.2 ! want OMP3011 "critical region inside of one with the same name"
  y = 1
  !$omp end critical
  !$omp end critical
end subroutine

subroutine nesting38
  integer :: j
  real :: a(100)
  !$omp critical
  !$omp do ! want OMP3010 "do cannot be closely nested in critical"
  do j = 1, 10
  a(j) = 1
  end do
  !$omp end critical
end subroutine

subroutine nesting39
  real :: y
  !$omp critical
  !$omp sections ! want OMP3010 "sections cannot be closely nested in critical"
  !$omp section
  y = 1
  !$omp end sections
  !$omp end critical
end subroutine

subroutine nesting40
  real :: y
  !$omp critical
  !$omp ordered ! want OMP3010 "ordered cannot be closely nested in critical"
  y = 1
  !$omp end ordered
  !$omp end critical
end subroutine

subroutine nesting41
  real :: y
  !$omp critical
  !$omp teams ! want OMP3015 "teams cannot be nested in critical"
  y = 1
  !$omp end teams
  !$omp end critical
end subroutine

subroutine nesting42
  real :: y
  !$omp critical
  !$omp target
  y = 1
  !$omp end target
  !$omp end critical
end subroutine

subroutine nesting43
  integer :: j
  real :: a(100)
  !$omp critical
  !$omp distribute ! want OMP3016 "distribute is not directly in a teams region"
  do j = 1, 10
  a(j) = 1
  end do
  !$omp end critical
end subroutine

subroutine nesting44
  !$omp critical
  !$omp taskwait
  !$omp end critical
end subroutine

subroutine nesting45
  !$omp critical
  !$omp cancel parallel ! want OMP3019 "cancel parallel cannot be closely nested in critical"
  !$omp end critical
end subroutine

subroutine nesting46
  !$omp critical
  !$omp cancellation point do ! want OMP3019 "cancellation point do cannot be closely nested in critical"
  !$omp end critical
end subroutine

subroutine nesting47
  real :: y
  !$omp critical
  !$omp scope ! want OMP3010 "scope cannot be closely nested in critical"
  y = 1
  !$omp end scope
  !$omp end critical
end subroutine

subroutine nesting48
  !$omp task
  !$omp barrier ! want OMP3010 "barrier cannot be closely nested in task"
  !$omp end task
end subroutine

subroutine nesting49
  real :: y
  !$omp task
  !$omp single ! want OMP3010 "single cannot be closely nested in task"
  y = 1
  !$omp end single
  !$omp end task
end subroutine

subroutine nesting50
  real :: y
  !$omp task
  !$omp master ! want OMP3010 "master cannot be closely nested in task" OMP2005 "master is deprecated since OpenMP 5\\.1"
  y = 1
  !$omp end master
  !$omp end task
end subroutine

subroutine nesting51
  real :: y
  !$omp task
  !$omp masked ! spec: §17.1 ! want OMP3010 "masked cannot be closely nested in task"
  y = 1
  !$omp end masked
  !$omp end task
end subroutine

subroutine nesting52
  integer :: j
  real :: a(100)
  !$omp task
  !$omp do ! want OMP3010 "do cannot be closely nested in task"
  do j = 1, 10
  a(j) = 1
  end do
  !$omp end task
end subroutine

subroutine nesting53
  real :: y
  !$omp task
  !$omp sections ! want OMP3010 "sections cannot be closely nested in task"
  !$omp section
  y = 1
  !$omp end sections
  !$omp end task
end subroutine

subroutine nesting54
  real :: y
  !$omp task
  !$omp ordered ! want OMP3010 "ordered cannot be closely nested in task"
  y = 1
  !$omp end ordered
  !$omp end task
end subroutine

subroutine nesting55
  integer :: j
  real :: a(100)
  !$omp task
  !$omp simd
  do j = 1, 10
  a(j) = 1
  end do
  !$omp end task
end subroutine

subroutine nesting56
  real :: y
  !$omp task
  !$omp teams ! want OMP3015 "teams cannot be nested in task"
  y = 1
  !$omp end teams
  !$omp end task
end subroutine

subroutine nesting57
  integer :: j
  real :: a(100)
  !$omp task
  !$omp distribute ! want OMP3016 "distribute is not directly in a teams region"
  do j = 1, 10
  a(j) = 1
  end do
  !$omp end task
end subroutine

subroutine nesting58
  !$omp task
  !$omp cancel parallel ! want OMP3019 "cancel parallel cannot be closely nested in task"
  !$omp end task
end subroutine

subroutine nesting59
  !$omp task
  !$omp cancellation point do ! want OMP3019 "cancellation point do cannot be closely nested in task"
  !$omp end task
end subroutine

subroutine nesting60
  real :: y
  !$omp task
  !$omp scope ! want OMP3010 "scope cannot be closely nested in task"
  y = 1
  !$omp end scope
  !$omp end task
end subroutine

subroutine nesting61
  integer :: i
  !$omp do
  do i = 1, 10
  !$omp barrier ! want OMP3010 "barrier cannot be closely nested in do"
  end do
end subroutine

subroutine nesting62
  integer :: i
  real :: y
  !$omp do
  do i = 1, 10
  !$omp single ! want OMP3010 "single cannot be closely nested in do"
  y = 1
  !$omp end single
  end do
end subroutine

subroutine nesting63
  integer :: i
  real :: y
  !$omp do
  do i = 1, 10
  !$omp master ! want OMP3010 "master cannot be closely nested in do" OMP2005 "master is deprecated since OpenMP 5\\.1"
  y = 1
  !$omp end master
  end do
end subroutine

subroutine nesting64
  integer :: i
  real :: y
  !$omp do
  do i = 1, 10
  !$omp masked ! spec: §17.1 ! want OMP3010 "masked cannot be closely nested in do"
  y = 1
  !$omp end masked
  end do
end subroutine

subroutine nesting65
  integer :: i, j
  real :: a(100)
  !$omp do
  do i = 1, 10
  !$omp do ! want OMP3010 "do cannot be closely nested in do"
  do j = 1, 10
  a(j) = 1
  end do
  end do
end subroutine

subroutine nesting66
  integer :: i
  real :: y
  !$omp do
  do i = 1, 10
  !$omp sections ! want OMP3010 "sections cannot be closely nested in do"
  !$omp section
  y = 1
  !$omp end sections
  end do
end subroutine

subroutine nesting67
  integer :: i
  real :: y
  !$omp do
  do i = 1, 10
  !$omp ordered ! want OMP3013 "the loop around has no ordered clause"
  y = 1
  !$omp end ordered
  end do
end subroutine

subroutine nesting68
  integer :: i
  real :: y
  !$omp do
  do i = 1, 10
  !$omp teams ! want OMP3015 "teams cannot be nested in do"
  y = 1
  !$omp end teams
  end do
end subroutine

subroutine nesting69
  integer :: i, j
  real :: a(100)
  !$omp do
  do i = 1, 10
  !$omp distribute ! want OMP3016 "distribute is not directly in a teams region"
  do j = 1, 10
  a(j) = 1
  end do
  end do
end subroutine

subroutine nesting70
  integer :: i
  !$omp do
  do i = 1, 10
  !$omp cancel parallel ! want OMP3019 "cancel parallel cannot be closely nested in do"
  end do
end subroutine

subroutine nesting71
  integer :: i
  real :: y
  !$omp do
  do i = 1, 10
  !$omp scope ! want OMP3010 "scope cannot be closely nested in do"
  y = 1
  !$omp end scope
  end do
end subroutine

subroutine nesting72
  integer :: i
  !$omp do ordered
  do i = 1, 10
  !$omp barrier ! want OMP3010 "barrier cannot be closely nested in do"
  end do
end subroutine

subroutine nesting73
  integer :: i
  real :: y
  !$omp do ordered
  do i = 1, 10
  !$omp single ! want OMP3010 "single cannot be closely nested in do"
  y = 1
  !$omp end single
  end do
end subroutine

subroutine nesting74
  integer :: i
  real :: y
  !$omp do ordered
  do i = 1, 10
  !$omp master ! want OMP3010 "master cannot be closely nested in do" OMP2005 "master is deprecated since OpenMP 5\\.1"
  y = 1
  !$omp end master
  end do
end subroutine

subroutine nesting75
  integer :: i
  real :: y
  !$omp do ordered
  do i = 1, 10
  !$omp masked ! spec: §17.1 ! want OMP3010 "masked cannot be closely nested in do"
  y = 1
  !$omp end masked
  end do
end subroutine

subroutine nesting76
  integer :: i, j
  real :: a(100)
  !$omp do ordered
  do i = 1, 10
  !$omp do ! want OMP3010 "do cannot be closely nested in do"
  do j = 1, 10
  a(j) = 1
  end do
  end do
end subroutine

subroutine nesting77
  integer :: i
  real :: y
  !$omp do ordered
  do i = 1, 10
  !$omp sections ! want OMP3010 "sections cannot be closely nested in do"
  !$omp section
  y = 1
  !$omp end sections
  end do
end subroutine

subroutine nesting78
  integer :: i
  real :: y
  !$omp do ordered
  do i = 1, 10
  !$omp ordered
  y = 1
  !$omp end ordered
  end do
end subroutine

subroutine nesting79
  integer :: i
  real :: y
  !$omp do ordered
  do i = 1, 10
  !$omp teams ! want OMP3015 "teams cannot be nested in do"
  y = 1
  !$omp end teams
  end do
end subroutine

subroutine nesting80
  integer :: i, j
  real :: a(100)
  !$omp do ordered
  do i = 1, 10
  !$omp distribute ! want OMP3016 "distribute is not directly in a teams region"
  do j = 1, 10
  a(j) = 1
  end do
  end do
end subroutine

subroutine nesting81
  integer :: i
  !$omp do ordered
  do i = 1, 10
  !$omp cancel parallel ! want OMP3019 "cancel parallel cannot be closely nested in do"
  end do
end subroutine

subroutine nesting82
  integer :: i
  !$omp do ordered
  do i = 1, 10
  !$omp cancellation point do
  end do
end subroutine

subroutine nesting83
  integer :: i
  real :: y
  !$omp do ordered
  do i = 1, 10
  !$omp scope ! want OMP3010 "scope cannot be closely nested in do"
  y = 1
  !$omp end scope
  end do
end subroutine

subroutine nesting84
  integer :: i, j
  real :: a(100)
  !$omp do ordered
  do i = 1, 10
  !$omp taskloop
  do j = 1, 10
  a(j) = 1
  end do
  end do
end subroutine

subroutine nesting85
  !$omp sections
  !$omp section
  !$omp barrier ! want OMP3010 "barrier cannot be closely nested in sections"
  !$omp end sections
end subroutine

subroutine nesting86
  real :: y
  !$omp sections
  !$omp section
  !$omp single ! want OMP3010 "single cannot be closely nested in sections"
  y = 1
  !$omp end single
  !$omp end sections
end subroutine

subroutine nesting87
  real :: y
  !$omp sections
  !$omp section
  !$omp master ! want OMP3010 "master cannot be closely nested in sections" OMP2005 "master is deprecated since OpenMP 5\\.1"
  y = 1
  !$omp end master
  !$omp end sections
end subroutine

subroutine nesting88
  real :: y
  !$omp sections
  !$omp section
  !$omp masked ! spec: §17.1 ! want OMP3010 "masked cannot be closely nested in sections"
  y = 1
  !$omp end masked
  !$omp end sections
end subroutine

subroutine nesting89
  real :: y
  !$omp sections
  !$omp section
  !$omp critical
  y = 1
  !$omp end critical
  !$omp end sections
end subroutine

subroutine nesting90
  integer :: j
  real :: a(100)
  !$omp sections
  !$omp section
  !$omp do ! want OMP3010 "do cannot be closely nested in sections"
  do j = 1, 10
  a(j) = 1
  end do
  !$omp end sections
end subroutine

subroutine nesting91
  real :: y
  !$omp sections
  !$omp section
  !$omp sections ! want OMP3010 "sections cannot be closely nested in sections"
  !$omp section
  y = 1
  !$omp end sections
  !$omp end sections
end subroutine

subroutine nesting92
  integer :: j
  real :: a(100)
  !$omp sections
  !$omp section
  !$omp simd
  do j = 1, 10
  a(j) = 1
  end do
  !$omp end sections
end subroutine

subroutine nesting93
  real :: y
  !$omp sections
  !$omp section
  !$omp teams ! want OMP3015 "teams cannot be nested in section"
  y = 1
  !$omp end teams
  !$omp end sections
end subroutine

subroutine nesting94
  integer :: j
  real :: a(100)
  !$omp sections
  !$omp section
  !$omp distribute ! want OMP3016 "distribute is not directly in a teams region"
  do j = 1, 10
  a(j) = 1
  end do
  !$omp end sections
end subroutine

subroutine nesting95
  !$omp sections
  !$omp section
  !$omp cancel parallel ! want OMP3019 "cancel parallel cannot be closely nested in sections"
  !$omp end sections
end subroutine

subroutine nesting96
  !$omp sections
  !$omp section
  !$omp cancellation point do ! want OMP3019 "cancellation point do cannot be closely nested in sections"
  !$omp end sections
end subroutine

subroutine nesting97
  real :: y
  !$omp sections
  !$omp section
  !$omp scope ! want OMP3010 "scope cannot be closely nested in sections"
  y = 1
  !$omp end scope
  !$omp end sections
end subroutine

subroutine nesting98
  integer :: i
  !$omp simd
  do i = 1, 10
  !$omp barrier ! want OMP3018 "barrier cannot be in a simd region"
  end do
end subroutine

subroutine nesting99
  integer :: i
  real :: y
  !$omp simd
  do i = 1, 10
  !$omp single ! want OMP3018 "single cannot be in a simd region"
  y = 1
  !$omp end single
  end do
end subroutine

subroutine nesting100
  integer :: i
  real :: y
  !$omp simd
  do i = 1, 10
  !$omp master ! want OMP3018 "master cannot be in a simd region" OMP2005 "master is deprecated since OpenMP 5\\.1"
  y = 1
  !$omp end master
  end do
end subroutine

subroutine nesting101
  integer :: i
  real :: y
  !$omp simd
  do i = 1, 10
  !$omp masked ! want OMP3018 "masked cannot be in a simd region"
  y = 1
  !$omp end masked
  end do
end subroutine

subroutine nesting102
  integer :: i
  real :: y
  !$omp simd
  do i = 1, 10
  !$omp critical ! want OMP3018 "critical cannot be in a simd region"
  y = 1
  !$omp end critical
  end do
end subroutine

subroutine nesting103
  integer :: i, j
  real :: a(100)
  !$omp simd
  do i = 1, 10
  !$omp do ! want OMP3018 "do cannot be in a simd region"
  do j = 1, 10
  a(j) = 1
  end do
  end do
end subroutine

subroutine nesting104
  integer :: i
  real :: y
  !$omp simd
  do i = 1, 10
  !$omp ordered ! want OMP3013 "ordered in a simd region needs the simd clause"
  y = 1
  !$omp end ordered
  end do
end subroutine

subroutine nesting105
  integer :: i
  real :: y
  !$omp simd
  do i = 1, 10
  !$omp parallel ! want OMP3018 "parallel cannot be in a simd region"
  y = 1
  !$omp end parallel
  end do
end subroutine

subroutine nesting106
  integer :: i, j
  real :: a(100)
  !$omp simd
  do i = 1, 10
  !$omp simd
  do j = 1, 10
  a(j) = 1
  end do
  end do
end subroutine

subroutine nesting107
  integer :: i
  real :: y
  !$omp simd
  do i = 1, 10
  !$omp task ! want OMP3018 "task cannot be in a simd region"
  y = 1
  !$omp end task
  end do
end subroutine

subroutine nesting108
  integer :: i
  real :: y
  !$omp simd
  do i = 1, 10
  !$omp teams ! want OMP3015 "teams cannot be nested in simd" OMP3018 "teams cannot be in a simd region"
  y = 1
  !$omp end teams
  end do
end subroutine

subroutine nesting109
  integer :: i
  real :: y
  !$omp simd
  do i = 1, 10
  !$omp target ! want OMP3018 "target cannot be in a simd region"
  y = 1
  !$omp end target
  end do
end subroutine

subroutine nesting110
  integer :: i, j
  real :: a(100)
  !$omp simd
  do i = 1, 10
  !$omp distribute ! want OMP3016 "distribute is not directly in a teams region" OMP3018 "distribute cannot be in a simd region"
  do j = 1, 10
  a(j) = 1
  end do
  end do
end subroutine

subroutine nesting111
  integer :: i
  !$omp simd
  do i = 1, 10
  !$omp taskwait ! want OMP3018 "taskwait cannot be in a simd region"
  end do
end subroutine

subroutine nesting112
  integer :: i
  !$omp simd
  do i = 1, 10
  !$omp cancel parallel ! want OMP3018 "cancel cannot be in a simd region" OMP3019 "cancel parallel cannot be closely nested in simd"
  end do
end subroutine

subroutine nesting113
  integer :: i
  !$omp simd
  do i = 1, 10
  !$omp cancellation point do ! want OMP3018 "cancellation point cannot be in a simd region" OMP3019 "cancellation point do cannot be closely nested in simd"
  end do
end subroutine

subroutine nesting114
  integer :: i
  real :: y
  !$omp simd
  do i = 1, 10
  !$omp scope ! want OMP3018 "scope cannot be in a simd region"
  y = 1
  !$omp end scope
  end do
end subroutine

subroutine nesting115
  integer :: i
  real :: a(100)
  !$omp simd
  do i = 1, 10
  !$omp target update to(a) ! want OMP3018 "target update cannot be in a simd region" OMP6019 "'a' is not on the device here: target update has nothing to do"
  end do
end subroutine

subroutine nesting116
  integer :: i
  !$omp simd
  do i = 1, 10
  !$omp flush ! want OMP3018 "flush cannot be in a simd region"
  end do
end subroutine

subroutine nesting117
  integer :: i, j
  real :: a(100)
  !$omp simd
  do i = 1, 10
  !$omp taskloop ! want OMP3018 "taskloop cannot be in a simd region"
  do j = 1, 10
  a(j) = 1
  end do
  end do
end subroutine

subroutine nesting118
  integer :: i
  !$omp taskloop
  do i = 1, 10
  !$omp barrier ! want OMP3010 "barrier cannot be closely nested in taskloop"
  end do
end subroutine

subroutine nesting119
  integer :: i
  real :: y
  !$omp taskloop
  do i = 1, 10
  !$omp single ! want OMP3010 "single cannot be closely nested in taskloop"
  y = 1
  !$omp end single
  end do
end subroutine

subroutine nesting120
  integer :: i
  real :: y
  !$omp taskloop
  do i = 1, 10
  !$omp master ! want OMP3010 "master cannot be closely nested in taskloop" OMP2005 "master is deprecated since OpenMP 5\\.1"
  y = 1
  !$omp end master
  end do
end subroutine

subroutine nesting121
  integer :: i
  real :: y
  !$omp taskloop
  do i = 1, 10
  !$omp masked ! spec: §17.1 ! want OMP3010 "masked cannot be closely nested in taskloop"
  y = 1
  !$omp end masked
  end do
end subroutine

subroutine nesting122
  integer :: i, j
  real :: a(100)
  !$omp taskloop
  do i = 1, 10
  !$omp do ! want OMP3010 "do cannot be closely nested in taskloop"
  do j = 1, 10
  a(j) = 1
  end do
  end do
end subroutine

subroutine nesting123
  integer :: i
  real :: y
  !$omp taskloop
  do i = 1, 10
  !$omp sections ! want OMP3010 "sections cannot be closely nested in taskloop"
  !$omp section
  y = 1
  !$omp end sections
  end do
end subroutine

subroutine nesting124
  integer :: i
  real :: y
  !$omp taskloop
  do i = 1, 10
  !$omp ordered ! want OMP3010 "ordered cannot be closely nested in taskloop"
  y = 1
  !$omp end ordered
  end do
end subroutine

subroutine nesting125
  integer :: i
  real :: y
  !$omp taskloop
  do i = 1, 10
  !$omp parallel
  y = 1
  !$omp end parallel
  end do
end subroutine

subroutine nesting126
  integer :: i
  real :: y
  !$omp taskloop
  do i = 1, 10
  !$omp teams ! want OMP3015 "teams cannot be nested in taskloop"
  y = 1
  !$omp end teams
  end do
end subroutine

subroutine nesting127
  integer :: i, j
  real :: a(100)
  !$omp taskloop
  do i = 1, 10
  !$omp distribute ! want OMP3016 "distribute is not directly in a teams region"
  do j = 1, 10
  a(j) = 1
  end do
  end do
end subroutine

subroutine nesting128
  integer :: i
  !$omp taskloop
  do i = 1, 10
  !$omp cancel parallel ! want OMP3019 "cancel parallel cannot be closely nested in taskloop"
  end do
end subroutine

subroutine nesting129
  integer :: i
  !$omp taskloop
  do i = 1, 10
  !$omp cancellation point do ! want OMP3019 "cancellation point do cannot be closely nested in taskloop"
  end do
end subroutine

subroutine nesting130
  integer :: i
  real :: y
  !$omp taskloop
  do i = 1, 10
  !$omp scope ! want OMP3010 "scope cannot be closely nested in taskloop"
  y = 1
  !$omp end scope
  end do
end subroutine

subroutine nesting131
  integer :: i
  !$omp taskloop
  do i = 1, 10
  !$omp flush
  end do
end subroutine

subroutine nesting132
  integer :: i
  !$omp loop
  do i = 1, 10
  !$omp barrier ! spec: §10.3 ! want OMP3010 "barrier cannot be closely nested in loop" OMP3023 "barrier cannot be in a region whose iterations run in any order"
  end do
end subroutine

subroutine nesting133
  integer :: i
  real :: y
  !$omp loop
  do i = 1, 10
  !$omp single ! spec: §10.3 ! want OMP3010 "single cannot be closely nested in loop" OMP3023 "single cannot be in a region whose iterations run in any order"
  y = 1
  !$omp end single
  end do
end subroutine

subroutine nesting134
  integer :: i
  real :: y
  !$omp loop
  do i = 1, 10
  !$omp master ! spec: §10.3 ! want OMP3010 "master cannot be closely nested in loop" OMP3023 "master cannot be in a region whose iterations run in any order" OMP2005 "master is deprecated since OpenMP 5\\.1"
  y = 1
  !$omp end master
  end do
end subroutine

subroutine nesting135
  integer :: i
  real :: y
  !$omp loop
  do i = 1, 10
  !$omp masked ! spec: §10.3 ! want OMP3010 "masked cannot be closely nested in loop" OMP3023 "masked cannot be in a region whose iterations run in any order"
  y = 1
  !$omp end masked
  end do
end subroutine

subroutine nesting136
  integer :: i
  real :: y
  !$omp loop
  do i = 1, 10
  !$omp critical ! spec: §10.3 ! want OMP3023 "critical cannot be in a region whose iterations run in any order"
  y = 1
  !$omp end critical
  end do
end subroutine

subroutine nesting137
  integer :: i, j
  real :: a(100)
  !$omp loop
  do i = 1, 10
  !$omp do ! spec: §10.3 ! want OMP3010 "do cannot be closely nested in loop" OMP3023 "do cannot be in a region whose iterations run in any order"
  do j = 1, 10
  a(j) = 1
  end do
  end do
end subroutine

subroutine nesting138
  integer :: i
  real :: y
  !$omp loop
  do i = 1, 10
  !$omp sections ! spec: §10.3 ! want OMP3010 "sections cannot be closely nested in loop" OMP3023 "sections cannot be in a region whose iterations run in any order"
  !$omp section
  y = 1
  !$omp end sections
  end do
end subroutine

subroutine nesting139
  integer :: i
  real :: y
  !$omp loop
  do i = 1, 10
  !$omp ordered ! spec: §10.3 ! want OMP3010 "ordered cannot be closely nested in loop" OMP3023 "ordered cannot be in a region whose iterations run in any order"
  y = 1
  !$omp end ordered
  end do
end subroutine

subroutine nesting140
  integer :: i
  real :: y
  !$omp loop
  do i = 1, 10
  !$omp task ! spec: §10.3 ! want OMP3023 "task cannot be in a region whose iterations run in any order"
  y = 1
  !$omp end task
  end do
end subroutine

subroutine nesting141
  integer :: i
  real :: x
  !$omp loop
  do i = 1, 10
  !$omp atomic ! spec: §10.3 ! want OMP3023 "atomic cannot be in a region whose iterations run in any order"
  x = x + 1
  end do
end subroutine

subroutine nesting142
  integer :: i
  real :: y
  !$omp loop
  do i = 1, 10
  !$omp teams ! want OMP3015 "teams cannot be nested in loop" OMP3023 "teams cannot be in a region whose iterations run in any order"
  y = 1
  !$omp end teams
  end do
end subroutine

subroutine nesting143
  integer :: i
  real :: y
  !$omp loop
  do i = 1, 10
  !$omp target ! spec: §10.3 ! want OMP3023 "target cannot be in a region whose iterations run in any order"
  y = 1
  !$omp end target
  end do
end subroutine

subroutine nesting144
  integer :: i, j
  real :: a(100)
  !$omp loop
  do i = 1, 10
  !$omp distribute ! want OMP3016 "distribute is not directly in a teams region" OMP3023 "distribute cannot be in a region whose iterations run in any order"
  do j = 1, 10
  a(j) = 1
  end do
  end do
end subroutine

subroutine nesting145
  integer :: i
  !$omp loop
  do i = 1, 10
  !$omp taskwait ! spec: §10.3 ! want OMP3023 "taskwait cannot be in a region whose iterations run in any order"
  end do
end subroutine

subroutine nesting146
  integer :: i
  !$omp loop
  do i = 1, 10
  !$omp cancel parallel ! want OMP3019 "cancel parallel cannot be closely nested in loop" OMP3023 "cancel cannot be in a region whose iterations run in any order"
  end do
end subroutine

subroutine nesting147
  integer :: i
  !$omp loop
  do i = 1, 10
  !$omp cancellation point do ! want OMP3019 "cancellation point do cannot be closely nested in loop" OMP3023 "cancellation point cannot be in a region whose iterations run in any order"
  end do
end subroutine

subroutine nesting148
  integer :: i
  real :: y
  !$omp loop
  do i = 1, 10
  !$omp scope ! spec: §10.3 ! want OMP3010 "scope cannot be closely nested in loop" OMP3023 "scope cannot be in a region whose iterations run in any order"
  y = 1
  !$omp end scope
  end do
end subroutine

subroutine nesting149
  integer :: i
  real :: a(100)
  !$omp loop
  do i = 1, 10
  !$omp target update to(a) ! spec: §10.3 ! want OMP3023 "target update cannot be in a region whose iterations run in any order" OMP6019 "'a' is not on the device here: target update has nothing to do"
  end do
end subroutine

subroutine nesting150
  integer :: i
  !$omp loop
  do i = 1, 10
  !$omp flush ! spec: §10.3 ! want OMP3023 "flush cannot be in a region whose iterations run in any order"
  end do
end subroutine

subroutine nesting151
  integer :: i, j
  real :: a(100)
  !$omp loop
  do i = 1, 10
  !$omp taskloop ! spec: §10.3 ! want OMP3023 "taskloop cannot be in a region whose iterations run in any order"
  do j = 1, 10
  a(j) = 1
  end do
  end do
end subroutine

subroutine nesting152
  !$omp teams
  !$omp barrier ! spec: §10.2 ! want OMP3017 "barrier cannot be directly in a teams region"
  !$omp end teams
end subroutine

subroutine nesting153
  real :: y
  !$omp teams
  !$omp single ! want OMP3017 "single cannot be directly in a teams region"
  y = 1
  !$omp end single
  !$omp end teams
end subroutine

subroutine nesting154
  real :: y
  !$omp teams
  !$omp master ! want OMP3017 "master cannot be directly in a teams region" OMP2005 "master is deprecated since OpenMP 5\\.1"
  y = 1
  !$omp end master
  !$omp end teams
end subroutine

subroutine nesting155
  real :: y
  !$omp teams
  !$omp masked ! want OMP3017 "masked cannot be directly in a teams region"
  y = 1
  !$omp end masked
  !$omp end teams
end subroutine

subroutine nesting156
  real :: y
  !$omp teams
  !$omp critical ! spec: §10.2 ! want OMP3017 "critical cannot be directly in a teams region"
  y = 1
  !$omp end critical
  !$omp end teams
end subroutine

subroutine nesting157
  integer :: j
  real :: a(100)
  !$omp teams
  !$omp do ! want OMP3017 "do cannot be directly in a teams region"
  do j = 1, 10
  a(j) = 1
  end do
  !$omp end teams
end subroutine

subroutine nesting158
  real :: y
  !$omp teams
  !$omp sections ! spec: §10.2 ! want OMP3017 "sections cannot be directly in a teams region"
  !$omp section
  y = 1
  !$omp end sections
  !$omp end teams
end subroutine

subroutine nesting159
  real :: y
  !$omp teams
  !$omp ordered ! want OMP3013 "ordered is not in a loop with an ordered clause" OMP3017 "ordered cannot be directly in a teams region"
  y = 1
  !$omp end ordered
  !$omp end teams
end subroutine

subroutine nesting160
  integer :: j
  real :: a(100)
  !$omp teams
  !$omp simd ! want OMP3017 "simd cannot be directly in a teams region"
  do j = 1, 10
  a(j) = 1
  end do
  !$omp end teams
end subroutine

subroutine nesting161
  real :: y
  !$omp teams
  !$omp task ! want OMP3017 "task cannot be directly in a teams region"
  y = 1
  !$omp end task
  !$omp end teams
end subroutine

subroutine nesting162
  real :: y
  !$omp teams
  !$omp teams ! want OMP3015 "teams cannot be nested in teams"
  y = 1
  !$omp end teams
  !$omp end teams
end subroutine

subroutine nesting163
  real :: y
  !$omp teams
  !$omp target ! want OMP3017 "target cannot be directly in a teams region"
  y = 1
  !$omp end target
  !$omp end teams
end subroutine

subroutine nesting164
  !$omp teams
  !$omp taskwait ! spec: §10.2 ! want OMP3017 "taskwait cannot be directly in a teams region"
  !$omp end teams
end subroutine

subroutine nesting165
  !$omp teams
  !$omp cancel parallel ! want OMP3019 "cancel parallel cannot be closely nested in teams"
  !$omp end teams
end subroutine

subroutine nesting166
  !$omp teams
  !$omp cancellation point do ! want OMP3019 "cancellation point do cannot be closely nested in teams"
  !$omp end teams
end subroutine

subroutine nesting167
  real :: y
  !$omp teams
  !$omp scope ! want OMP3017 "scope cannot be directly in a teams region"
  y = 1
  !$omp end scope
  !$omp end teams
end subroutine

subroutine nesting168
  real :: a(100)
  !$omp teams
  !$omp target update to(a) ! want OMP6019 "'a' is not on the device here: target update has nothing to do"
  !$omp end teams
end subroutine

subroutine nesting169
  !$omp teams
  !$omp flush
  !$omp end teams
end subroutine

subroutine nesting170
  integer :: j
  real :: a(100)
  !$omp teams
  !$omp taskloop ! want OMP3017 "taskloop cannot be directly in a teams region"
  do j = 1, 10
  a(j) = 1
  end do
  !$omp end teams
end subroutine

subroutine nesting171
  real :: x
  !$omp parallel workshare
  !$omp atomic
  x = x + 1
  !$omp end parallel workshare
end subroutine

subroutine nesting172
  !$omp ordered
  !$omp barrier ! want OMP3010 "barrier cannot be closely nested in ordered"
  !$omp end ordered
end subroutine

subroutine nesting173
  real :: y
  !$omp ordered
  !$omp single ! want OMP3010 "single cannot be closely nested in ordered"
  y = 1
  !$omp end single
  !$omp end ordered
end subroutine

subroutine nesting174
  integer :: j
  real :: a(100)
  !$omp ordered
  !$omp do ! want OMP3010 "do cannot be closely nested in ordered"
  do j = 1, 10
  a(j) = 1
  end do
  !$omp end ordered
end subroutine

subroutine nesting175
  real :: y
  !$omp ordered
  !$omp sections ! want OMP3010 "sections cannot be closely nested in ordered"
  !$omp section
  y = 1
  !$omp end sections
  !$omp end ordered
end subroutine

subroutine nesting176
  real :: y
  !$omp ordered
  !$omp ordered ! want OMP3010 "ordered cannot be closely nested in ordered"
  y = 1
  !$omp end ordered
  !$omp end ordered
end subroutine

subroutine nesting177
  real :: y
  !$omp ordered
  !$omp teams ! want OMP3015 "teams cannot be nested in ordered"
  y = 1
  !$omp end teams
  !$omp end ordered
end subroutine

subroutine nesting178
  integer :: j
  real :: a(100)
  !$omp ordered
  !$omp distribute ! want OMP3016 "distribute is not directly in a teams region"
  do j = 1, 10
  a(j) = 1
  end do
  !$omp end ordered
end subroutine

subroutine nesting179
  !$omp ordered
  !$omp cancel parallel ! want OMP3019 "cancel parallel cannot be closely nested in ordered"
  !$omp end ordered
end subroutine

subroutine nesting180
  !$omp ordered
  !$omp cancellation point do ! want OMP3019 "cancellation point do cannot be closely nested in ordered"
  !$omp end ordered
end subroutine

subroutine nesting181
  real :: y
  !$omp ordered
  !$omp scope ! want OMP3010 "scope cannot be closely nested in ordered"
  y = 1
  !$omp end scope
  !$omp end ordered
end subroutine

subroutine nesting182
  real :: y
  !$omp target
  !$omp single
  y = 1
  !$omp end single
  !$omp end target
end subroutine

subroutine nesting183
  real :: y
  !$omp target
  !$omp parallel
  y = 1
  !$omp end parallel
  !$omp end target
end subroutine

subroutine nesting184
  integer :: j
  real :: a(100)
  !$omp target
  !$omp distribute ! want OMP3016 "distribute is not directly in a teams region"
  do j = 1, 10
  a(j) = 1
  end do
  !$omp end target
end subroutine

subroutine nesting185
  !$omp target
  !$omp cancel parallel ! want OMP3019 "cancel parallel cannot be closely nested in target"
  !$omp end target
end subroutine

subroutine nesting186
  !$omp target
  !$omp cancellation point do ! want OMP3019 "cancellation point do cannot be closely nested in target"
  !$omp end target
end subroutine

subroutine nesting187
  real :: y
  !$omp scope
  !$omp masked
  y = 1
  !$omp end masked
  !$omp end scope
end subroutine

subroutine nesting188
  real :: y
  !$omp scope
  !$omp task
  y = 1
  !$omp end task
  !$omp end scope
end subroutine

subroutine nesting189
  real :: y
  !$omp scope
  !$omp teams ! want OMP3015 "teams cannot be nested in scope"
  y = 1
  !$omp end teams
  !$omp end scope
end subroutine

subroutine nesting190
  integer :: j
  real :: a(100)
  !$omp scope
  !$omp distribute ! want OMP3016 "distribute is not directly in a teams region"
  do j = 1, 10
  a(j) = 1
  end do
  !$omp end scope
end subroutine

subroutine nesting191
  integer :: j
  real :: a(100)
  !$omp scope
  !$omp loop
  do j = 1, 10
  a(j) = 1
  end do
  !$omp end scope
end subroutine

subroutine nesting192
  !$omp scope
  !$omp cancel parallel ! want OMP3019 "cancel parallel cannot be closely nested in scope"
  !$omp end scope
end subroutine

subroutine nesting193
  !$omp scope
  !$omp cancellation point do ! want OMP3019 "cancellation point do cannot be closely nested in scope"
  !$omp end scope
end subroutine

subroutine nesting194
  real :: y
  !$omp scope
  !$omp scope ! want OMP3010 "scope cannot be closely nested in scope"
  y = 1
  !$omp end scope
  !$omp end scope
end subroutine

subroutine nesting195
  integer :: i
  !$omp parallel do order(concurrent)
  do i = 1, 10
  !$omp barrier ! want OMP3010 "barrier cannot be closely nested in parallel do" OMP3023 "barrier cannot be in a region whose iterations run in any order"
  end do
end subroutine

subroutine nesting196
  integer :: i
  real :: y
  !$omp parallel do order(concurrent)
  do i = 1, 10
  !$omp single ! want OMP3010 "single cannot be closely nested in parallel do" OMP3023 "single cannot be in a region whose iterations run in any order"
  y = 1
  !$omp end single
  end do
end subroutine

subroutine nesting197
  integer :: i
  real :: y
  !$omp parallel do order(concurrent)
  do i = 1, 10
  !$omp master ! want OMP3010 "master cannot be closely nested in parallel do" OMP3023 "master cannot be in a region whose iterations run in any order" OMP2005 "master is deprecated since OpenMP 5\\.1"
  y = 1
  !$omp end master
  end do
end subroutine

subroutine nesting198
  integer :: i
  real :: y
  !$omp parallel do order(concurrent)
  do i = 1, 10
  !$omp masked ! spec: §10.3 ! want OMP3010 "masked cannot be closely nested in parallel do" OMP3023 "masked cannot be in a region whose iterations run in any order"
  y = 1
  !$omp end masked
  end do
end subroutine

subroutine nesting199
  integer :: i
  real :: y
  !$omp parallel do order(concurrent)
  do i = 1, 10
  !$omp critical ! spec: §10.3 ! want OMP3023 "critical cannot be in a region whose iterations run in any order"
  y = 1
  !$omp end critical
  end do
end subroutine

subroutine nesting200
  integer :: i, j
  real :: a(100)
  !$omp parallel do order(concurrent)
  do i = 1, 10
  !$omp do ! want OMP3010 "do cannot be closely nested in parallel do" OMP3023 "do cannot be in a region whose iterations run in any order"
  do j = 1, 10
  a(j) = 1
  end do
  end do
end subroutine

subroutine nesting201
  integer :: i
  real :: y
  !$omp parallel do order(concurrent)
  do i = 1, 10
  !$omp sections ! want OMP3010 "sections cannot be closely nested in parallel do" OMP3023 "sections cannot be in a region whose iterations run in any order"
  !$omp section
  y = 1
  !$omp end sections
  end do
end subroutine

subroutine nesting202
  integer :: i
  real :: y
  !$omp parallel do order(concurrent)
  do i = 1, 10
  !$omp ordered ! want OMP3013 "the loop around has no ordered clause" OMP3023 "ordered cannot be in a region whose iterations run in any order"
  y = 1
  !$omp end ordered
  end do
end subroutine

subroutine nesting203
  integer :: i
  real :: y
  !$omp parallel do order(concurrent)
  do i = 1, 10
  !$omp parallel
  y = 1
  !$omp end parallel
  end do
end subroutine

subroutine nesting204
  integer :: i
  real :: y
  !$omp parallel do order(concurrent)
  do i = 1, 10
  !$omp task ! spec: §10.3 ! want OMP3023 "task cannot be in a region whose iterations run in any order"
  y = 1
  !$omp end task
  end do
end subroutine

subroutine nesting205
  integer :: i
  real :: x
  !$omp parallel do order(concurrent)
  do i = 1, 10
  !$omp atomic ! spec: §10.3 ! want OMP3023 "atomic cannot be in a region whose iterations run in any order"
  x = x + 1
  end do
end subroutine

subroutine nesting206
  integer :: i
  real :: y
  !$omp parallel do order(concurrent)
  do i = 1, 10
  !$omp teams ! want OMP3015 "teams cannot be nested in parallel do" OMP3023 "teams cannot be in a region whose iterations run in any order"
  y = 1
  !$omp end teams
  end do
end subroutine

subroutine nesting207
  integer :: i
  real :: y
  !$omp parallel do order(concurrent)
  do i = 1, 10
  !$omp target ! spec: §10.3 ! want OMP3023 "target cannot be in a region whose iterations run in any order"
  y = 1
  !$omp end target
  end do
end subroutine

subroutine nesting208
  integer :: i, j
  real :: a(100)
  !$omp parallel do order(concurrent)
  do i = 1, 10
  !$omp distribute ! want OMP3016 "distribute is not directly in a teams region" OMP3023 "distribute cannot be in a region whose iterations run in any order"
  do j = 1, 10
  a(j) = 1
  end do
  end do
end subroutine

subroutine nesting209
  integer :: i
  !$omp parallel do order(concurrent)
  do i = 1, 10
  !$omp taskwait ! spec: §10.3 ! want OMP3023 "taskwait cannot be in a region whose iterations run in any order"
  end do
end subroutine

subroutine nesting210
  integer :: i
  !$omp parallel do order(concurrent)
  do i = 1, 10
  !$omp cancel parallel ! want OMP3019 "cancel parallel cannot be closely nested in parallel do" OMP3023 "cancel cannot be in a region whose iterations run in any order"
  end do
end subroutine

subroutine nesting211
  integer :: i
  !$omp parallel do order(concurrent)
  do i = 1, 10
  !$omp cancellation point do ! spec: §10.3 ! want OMP3023 "cancellation point cannot be in a region whose iterations run in any order"
  end do
end subroutine

subroutine nesting212
  integer :: i
  real :: y
  !$omp parallel do order(concurrent)
  do i = 1, 10
  !$omp scope ! want OMP3010 "scope cannot be closely nested in parallel do" OMP3023 "scope cannot be in a region whose iterations run in any order"
  y = 1
  !$omp end scope
  end do
end subroutine

subroutine nesting213
  integer :: i
  real :: a(100)
  !$omp parallel do order(concurrent)
  do i = 1, 10
  !$omp target update to(a) ! spec: §10.3 ! want OMP3023 "target update cannot be in a region whose iterations run in any order" OMP6019 "'a' is not on the device here: target update has nothing to do"
  end do
end subroutine

subroutine nesting214
  integer :: i
  !$omp parallel do order(concurrent)
  do i = 1, 10
  !$omp flush ! spec: §10.3 ! want OMP3023 "flush cannot be in a region whose iterations run in any order"
  end do
end subroutine

subroutine nesting215
  integer :: i, j
  real :: a(100)
  !$omp parallel do order(concurrent)
  do i = 1, 10
  !$omp taskloop ! spec: §10.3 ! want OMP3023 "taskloop cannot be in a region whose iterations run in any order"
  do j = 1, 10
  a(j) = 1
  end do
  end do
end subroutine

subroutine nesting216
  !$omp parallel
  !$omp barrier
  !$omp end parallel
end subroutine

subroutine nesting217
  real :: y
  !$omp parallel
  !$omp sections
  !$omp section
  y = 1
  !$omp end sections
  !$omp end parallel
end subroutine

subroutine nesting218
  real :: y
  !$omp parallel
  !$omp parallel
  y = 1
  !$omp end parallel
  !$omp end parallel
end subroutine

subroutine nesting219
  real :: y
  !$omp parallel
  !$omp teams ! want OMP3015 "teams cannot be nested in parallel"
  y = 1
  !$omp end teams
  !$omp end parallel
end subroutine

subroutine nesting220
  integer :: j
  real :: a(100)
  !$omp parallel
  !$omp distribute ! want OMP3016 "distribute is not directly in a teams region"
  do j = 1, 10
  a(j) = 1
  end do
  !$omp end parallel
end subroutine

subroutine nesting221
  !$omp parallel
  !$omp cancellation point do ! want OMP3019 "cancellation point do cannot be closely nested in parallel"
  !$omp end parallel
end subroutine

subroutine nesting222
  !$omp parallel
  !$omp flush
  !$omp end parallel
end subroutine

subroutine nesting223
  real :: y
  !$omp taskgroup
  !$omp teams ! want OMP3015 "teams cannot be nested in taskgroup"
  y = 1
  !$omp end teams
  !$omp end taskgroup
end subroutine

subroutine nesting224
  real :: y
  !$omp taskgroup
  !$omp target
  y = 1
  !$omp end target
  !$omp end taskgroup
end subroutine

subroutine nesting225
  integer :: j
  real :: a(100)
  !$omp taskgroup
  !$omp distribute ! want OMP3016 "distribute is not directly in a teams region"
  do j = 1, 10
  a(j) = 1
  end do
  !$omp end taskgroup
end subroutine

subroutine nesting226
  !$omp taskgroup
  !$omp cancel parallel ! want OMP3019 "cancel parallel cannot be closely nested in taskgroup"
  !$omp end taskgroup
end subroutine

subroutine nesting227
  !$omp taskgroup
  !$omp cancellation point do ! want OMP3019 "cancellation point do cannot be closely nested in taskgroup"
  !$omp end taskgroup
end subroutine
