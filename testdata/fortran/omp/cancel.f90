! version 52
! cancellation and scan

subroutine cancel1
  !$omp critical
  !$omp cancel parallel ! want OMP3019 "cancel parallel cannot be closely nested in critical"
  !$omp end critical
end subroutine

subroutine cancel2
  !$omp critical
  !$omp cancel do ! want OMP3019 "cancel do cannot be closely nested in critical"
  !$omp end critical
end subroutine

subroutine cancel3
  !$omp critical
  !$omp cancel sections ! want OMP3019 "cancel sections cannot be closely nested in critical"
  !$omp end critical
end subroutine

subroutine cancel4
  !$omp critical
  !$omp cancel taskgroup ! want OMP3019 "cancel taskgroup cannot be closely nested in critical"
  !$omp end critical
end subroutine

subroutine cancel5
  !$omp critical
  !$omp cancellation point parallel ! want OMP3019 "cancellation point parallel cannot be closely nested in critical"
  !$omp end critical
end subroutine

subroutine cancel6
  !$omp critical
  !$omp cancellation point do ! want OMP3019 "cancellation point do cannot be closely nested in critical"
  !$omp end critical
end subroutine

subroutine cancel7
  !$omp critical
  !$omp cancellation point sections ! want OMP3019 "cancellation point sections cannot be closely nested in critical"
  !$omp end critical
end subroutine

subroutine cancel8
  !$omp critical
  !$omp cancellation point taskgroup ! want OMP3019 "cancellation point taskgroup cannot be closely nested in critical"
  !$omp end critical
end subroutine

subroutine cancel9
  integer :: i
  !$omp do
  do i = 1, 100
    !$omp cancel parallel ! want OMP3019 "cancel parallel cannot be closely nested in do"
  end do
end subroutine

subroutine cancel10
  integer :: i
  !$omp do
  do i = 1, 100
    !$omp cancel do
  end do
end subroutine

subroutine cancel11
  integer :: i
  !$omp do
  do i = 1, 100
    !$omp cancel sections ! want OMP3019 "cancel sections cannot be closely nested in do"
  end do
end subroutine

subroutine cancel12
  integer :: i
  !$omp do
  do i = 1, 100
    !$omp cancel taskgroup ! want OMP3019 "cancel taskgroup cannot be closely nested in do"
  end do
end subroutine

subroutine cancel13
  integer :: i
  !$omp do
  do i = 1, 100
    !$omp cancellation point parallel ! want OMP3019 "cancellation point parallel cannot be closely nested in do"
  end do
end subroutine

subroutine cancel14
  integer :: i
  !$omp do
  do i = 1, 100
    !$omp cancellation point do
  end do
end subroutine

subroutine cancel15
  integer :: i
  !$omp do
  do i = 1, 100
    !$omp cancellation point sections ! want OMP3019 "cancellation point sections cannot be closely nested in do"
  end do
end subroutine

subroutine cancel16
  integer :: i
  !$omp do
  do i = 1, 100
    !$omp cancellation point taskgroup ! want OMP3019 "cancellation point taskgroup cannot be closely nested in do"
  end do
end subroutine

subroutine cancel17
  integer :: i
  !$omp parallel do
  do i = 1, 100
    !$omp cancel parallel ! want OMP3019 "cancel parallel cannot be closely nested in parallel do"
  end do
end subroutine

subroutine cancel18
  integer :: i
  !$omp parallel do
  do i = 1, 100
    !$omp cancel do
  end do
end subroutine

subroutine cancel19
  integer :: i
  !$omp parallel do
  do i = 1, 100
    !$omp cancel sections ! want OMP3019 "cancel sections cannot be closely nested in parallel do"
  end do
end subroutine

subroutine cancel20
  integer :: i
  !$omp parallel do
  do i = 1, 100
    !$omp cancel taskgroup ! want OMP3019 "cancel taskgroup cannot be closely nested in parallel do"
  end do
end subroutine

subroutine cancel21
  integer :: i
  !$omp parallel do
  do i = 1, 100
    !$omp cancellation point parallel ! want OMP3019 "cancellation point parallel cannot be closely nested in parallel do"
  end do
end subroutine

subroutine cancel22
  integer :: i
  !$omp parallel do
  do i = 1, 100
    !$omp cancellation point do
  end do
end subroutine

subroutine cancel23
  integer :: i
  !$omp parallel do
  do i = 1, 100
    !$omp cancellation point sections ! want OMP3019 "cancellation point sections cannot be closely nested in parallel do"
  end do
end subroutine

subroutine cancel24
  integer :: i
  !$omp parallel do
  do i = 1, 100
    !$omp cancellation point taskgroup ! want OMP3019 "cancellation point taskgroup cannot be closely nested in parallel do"
  end do
end subroutine

subroutine cancel25
  integer :: i
  !$omp taskloop
  do i = 1, 100
    !$omp cancel parallel ! want OMP3019 "cancel parallel cannot be closely nested in taskloop"
  end do
end subroutine

subroutine cancel26
  integer :: i
  !$omp taskloop
  do i = 1, 100
    !$omp cancel do ! want OMP3019 "cancel do cannot be closely nested in taskloop"
  end do
end subroutine

subroutine cancel27
  integer :: i
  !$omp taskloop
  do i = 1, 100
    !$omp cancel sections ! want OMP3019 "cancel sections cannot be closely nested in taskloop"
  end do
end subroutine

subroutine cancel28
  integer :: i
  !$omp taskloop
  do i = 1, 100
    !$omp cancel taskgroup
  end do
end subroutine

subroutine cancel29
  integer :: i
  !$omp taskloop
  do i = 1, 100
    !$omp cancellation point parallel ! want OMP3019 "cancellation point parallel cannot be closely nested in taskloop"
  end do
end subroutine

subroutine cancel30
  integer :: i
  !$omp taskloop
  do i = 1, 100
    !$omp cancellation point do ! want OMP3019 "cancellation point do cannot be closely nested in taskloop"
  end do
end subroutine

subroutine cancel31
  integer :: i
  !$omp taskloop
  do i = 1, 100
    !$omp cancellation point sections ! want OMP3019 "cancellation point sections cannot be closely nested in taskloop"
  end do
end subroutine

subroutine cancel32
  integer :: i
  !$omp taskloop
  do i = 1, 100
    !$omp cancellation point taskgroup
  end do
end subroutine

subroutine cancel33
  integer :: i
  !$omp simd
  do i = 1, 100
    !$omp cancel parallel ! want OMP3018 "cancel cannot be in a simd region" OMP3019 "cancel parallel cannot be closely nested in simd"
  end do
end subroutine

subroutine cancel34
  integer :: i
  !$omp simd
  do i = 1, 100
    !$omp cancel do ! want OMP3018 "cancel cannot be in a simd region" OMP3019 "cancel do cannot be closely nested in simd"
  end do
end subroutine

subroutine cancel35
  integer :: i
  !$omp simd
  do i = 1, 100
    !$omp cancel sections ! want OMP3018 "cancel cannot be in a simd region" OMP3019 "cancel sections cannot be closely nested in simd"
  end do
end subroutine

subroutine cancel36
  integer :: i
  !$omp simd
  do i = 1, 100
    !$omp cancel taskgroup ! want OMP3018 "cancel cannot be in a simd region" OMP3019 "cancel taskgroup cannot be closely nested in simd"
  end do
end subroutine

subroutine cancel37
  integer :: i
  !$omp simd
  do i = 1, 100
    !$omp cancellation point parallel ! want OMP3018 "cancellation point cannot be in a simd region" OMP3019 "cancellation point parallel cannot be closely nested in simd"
  end do
end subroutine

subroutine cancel38
  integer :: i
  !$omp simd
  do i = 1, 100
    !$omp cancellation point do ! want OMP3018 "cancellation point cannot be in a simd region" OMP3019 "cancellation point do cannot be closely nested in simd"
  end do
end subroutine

subroutine cancel39
  integer :: i
  !$omp simd
  do i = 1, 100
    !$omp cancellation point sections ! want OMP3018 "cancellation point cannot be in a simd region" OMP3019 "cancellation point sections cannot be closely nested in simd"
  end do
end subroutine

subroutine cancel40
  integer :: i
  !$omp simd
  do i = 1, 100
    !$omp cancellation point taskgroup ! want OMP3018 "cancellation point cannot be in a simd region" OMP3019 "cancellation point taskgroup cannot be closely nested in simd"
  end do
end subroutine

subroutine cancel41
  integer :: i
  !$omp do ordered
  do i = 1, 100
    !$omp cancel parallel ! want OMP3019 "cancel parallel cannot be closely nested in do"
  end do
end subroutine

subroutine cancel42
  integer :: i
  !$omp do ordered
  do i = 1, 100
    !$omp cancel do ! want OMP3019 "a region with ordered cannot be cancelled"
  end do
end subroutine

subroutine cancel43
  integer :: i
  !$omp do ordered
  do i = 1, 100
    !$omp cancel sections ! want OMP3019 "cancel sections cannot be closely nested in do"
  end do
end subroutine

subroutine cancel44
  integer :: i
  !$omp do ordered
  do i = 1, 100
    !$omp cancel taskgroup ! want OMP3019 "cancel taskgroup cannot be closely nested in do"
  end do
end subroutine

subroutine cancel45
  integer :: i
  !$omp do ordered
  do i = 1, 100
    !$omp cancellation point parallel ! want OMP3019 "cancellation point parallel cannot be closely nested in do"
  end do
end subroutine

subroutine cancel46
  integer :: i
  !$omp do ordered
  do i = 1, 100
    !$omp cancellation point do
  end do
end subroutine

subroutine cancel47
  integer :: i
  !$omp do ordered
  do i = 1, 100
    !$omp cancellation point sections ! want OMP3019 "cancellation point sections cannot be closely nested in do"
  end do
end subroutine

subroutine cancel48
  integer :: i
  !$omp do ordered
  do i = 1, 100
    !$omp cancellation point taskgroup ! want OMP3019 "cancellation point taskgroup cannot be closely nested in do"
  end do
end subroutine

subroutine cancel49
  !$omp sections
  !$omp section
  !$omp cancel parallel ! want OMP3019 "cancel parallel cannot be closely nested in sections"
  !$omp end sections
end subroutine

subroutine cancel50
  !$omp sections
  !$omp section
  !$omp cancel do ! want OMP3019 "cancel do cannot be closely nested in sections"
  !$omp end sections
end subroutine

subroutine cancel51
  !$omp sections
  !$omp section
  !$omp cancel sections
  !$omp end sections
end subroutine

subroutine cancel52
  !$omp sections
  !$omp section
  !$omp cancel taskgroup ! want OMP3019 "cancel taskgroup cannot be closely nested in sections"
  !$omp end sections
end subroutine

subroutine cancel53
  !$omp sections
  !$omp section
  !$omp cancellation point parallel ! want OMP3019 "cancellation point parallel cannot be closely nested in sections"
  !$omp end sections
end subroutine

subroutine cancel54
  !$omp sections
  !$omp section
  !$omp cancellation point do ! want OMP3019 "cancellation point do cannot be closely nested in sections"
  !$omp end sections
end subroutine

subroutine cancel55
  !$omp sections
  !$omp section
  !$omp cancellation point sections
  !$omp end sections
end subroutine

subroutine cancel56
  !$omp sections
  !$omp section
  !$omp cancellation point taskgroup ! want OMP3019 "cancellation point taskgroup cannot be closely nested in sections"
  !$omp end sections
end subroutine

subroutine cancel57
  integer :: i
  real :: x, a(100), b(100)
  !$omp do reduction(inscan, +: x)
  do i = 1, 100
    x = x + a(i)
    !$omp scan inclusive(x)
    b(i) = x
  end do
end subroutine

subroutine cancel58
  integer :: i
  real :: x, a(100), b(100)
  !$omp do reduction(inscan, +: x)
  do i = 1, 100
    x = x + a(i)
    !$omp scan exclusive(x)
    b(i) = x
  end do
end subroutine

subroutine cancel59
  integer :: i
  real :: x, y, a(100), b(100)
  !$omp do reduction(inscan, +: x) ! want OMP3020 "the scan directive does not list 'x'"
  do i = 1, 100
    x = x + a(i)
    !$omp scan inclusive(y) ! want OMP3020 "'y' is not in an inscan reduction of the loop around"
    b(i) = x
  end do
end subroutine

subroutine cancel60
  integer :: i
  real :: x, a(100), b(100)
  !$omp do reduction(inscan, +: x) ! want OMP3020 "the scan directive does not list 'x'"
  do i = 1, 100
    x = x + a(i)
    !$omp scan ! want OMP2004 "scan needs one of inclusive, exclusive, init_complete"
    b(i) = x
  end do
end subroutine

subroutine cancel61
  integer :: i
  real :: x, a(100), b(100)
  !$omp simd reduction(inscan, +: x)
  do i = 1, 100
    x = x + a(i)
    !$omp scan inclusive(x)
    b(i) = x
  end do
end subroutine

subroutine cancel62
  integer :: i
  real :: x, a(100), b(100)
  !$omp simd reduction(inscan, +: x)
  do i = 1, 100
    x = x + a(i)
    !$omp scan exclusive(x)
    b(i) = x
  end do
end subroutine

subroutine cancel63
  integer :: i
  real :: x, y, a(100), b(100)
  !$omp simd reduction(inscan, +: x) ! want OMP3020 "the scan directive does not list 'x'"
  do i = 1, 100
    x = x + a(i)
    !$omp scan inclusive(y) ! want OMP3020 "'y' is not in an inscan reduction of the loop around"
    b(i) = x
  end do
end subroutine

subroutine cancel64
  integer :: i
  real :: x, a(100), b(100)
  !$omp simd reduction(inscan, +: x) ! want OMP3020 "the scan directive does not list 'x'"
  do i = 1, 100
    x = x + a(i)
    !$omp scan ! want OMP2004 "scan needs one of inclusive, exclusive, init_complete"
    b(i) = x
  end do
end subroutine

subroutine cancel65
  integer :: i
  real :: x, a(100), b(100)
  !$omp parallel do reduction(inscan, +: x)
  do i = 1, 100
    x = x + a(i)
    !$omp scan inclusive(x)
    b(i) = x
  end do
end subroutine

subroutine cancel66
  integer :: i
  real :: x, a(100), b(100)
  !$omp parallel do reduction(inscan, +: x)
  do i = 1, 100
    x = x + a(i)
    !$omp scan exclusive(x)
    b(i) = x
  end do
end subroutine

subroutine cancel67
  integer :: i
  real :: x, y, a(100), b(100)
  !$omp parallel do reduction(inscan, +: x) ! want OMP3020 "the scan directive does not list 'x'"
  do i = 1, 100
    x = x + a(i)
    !$omp scan inclusive(y) ! want OMP3020 "'y' is not in an inscan reduction of the loop around"
    b(i) = x
  end do
end subroutine

subroutine cancel68
  integer :: i
  real :: x, a(100), b(100)
  !$omp parallel do reduction(inscan, +: x) ! want OMP3020 "the scan directive does not list 'x'"
  do i = 1, 100
    x = x + a(i)
    !$omp scan ! want OMP2004 "scan needs one of inclusive, exclusive, init_complete"
    b(i) = x
  end do
end subroutine

subroutine cancel69
  integer :: i
  real :: x, a(100), b(100)
  !$omp do simd reduction(inscan, +: x)
  do i = 1, 100
    x = x + a(i)
    !$omp scan inclusive(x)
    b(i) = x
  end do
end subroutine

subroutine cancel70
  integer :: i
  real :: x, a(100), b(100)
  !$omp do simd reduction(inscan, +: x)
  do i = 1, 100
    x = x + a(i)
    !$omp scan exclusive(x)
    b(i) = x
  end do
end subroutine

subroutine cancel71
  integer :: i
  real :: x, y, a(100), b(100)
  !$omp do simd reduction(inscan, +: x) ! want OMP3020 "the scan directive does not list 'x'"
  do i = 1, 100
    x = x + a(i)
    !$omp scan inclusive(y) ! want OMP3020 "'y' is not in an inscan reduction of the loop around"
    b(i) = x
  end do
end subroutine

subroutine cancel72
  integer :: i
  real :: x, a(100), b(100)
  !$omp do simd reduction(inscan, +: x) ! want OMP3020 "the scan directive does not list 'x'"
  do i = 1, 100
    x = x + a(i)
    !$omp scan ! want OMP2004 "scan needs one of inclusive, exclusive, init_complete"
    b(i) = x
  end do
end subroutine

subroutine cancel73
  integer :: i
  real :: x, a(100), b(100)
  !$omp parallel do simd reduction(inscan, +: x)
  do i = 1, 100
    x = x + a(i)
    !$omp scan inclusive(x)
    b(i) = x
  end do
end subroutine

subroutine cancel74
  integer :: i
  real :: x, a(100), b(100)
  !$omp parallel do simd reduction(inscan, +: x)
  do i = 1, 100
    x = x + a(i)
    !$omp scan exclusive(x)
    b(i) = x
  end do
end subroutine

subroutine cancel75
  integer :: i
  real :: x, y, a(100), b(100)
  !$omp parallel do simd reduction(inscan, +: x) ! want OMP3020 "the scan directive does not list 'x'"
  do i = 1, 100
    x = x + a(i)
    !$omp scan inclusive(y) ! want OMP3020 "'y' is not in an inscan reduction of the loop around"
    b(i) = x
  end do
end subroutine

subroutine cancel76
  integer :: i
  real :: x, a(100), b(100)
  !$omp parallel do simd reduction(inscan, +: x) ! want OMP3020 "the scan directive does not list 'x'"
  do i = 1, 100
    x = x + a(i)
    !$omp scan ! want OMP2004 "scan needs one of inclusive, exclusive, init_complete"
    b(i) = x
  end do
end subroutine

subroutine cancel77
  integer :: i
  real :: x, a(100), b(100)
  !$omp do reduction(+: x)
  do i = 1, 100
    x = x + a(i)
    b(i) = x
  end do
end subroutine

subroutine cancel78
  integer :: i
  real :: x, a(100), b(100)
  !$omp do reduction(inscan, +: x) ! want OMP3020 "the loop has an inscan reduction and no scan directive"
  do i = 1, 100
    x = x + a(i)
    b(i) = x
  end do
end subroutine

subroutine cancel79
  integer :: i
  real :: x, y, a(100), b(100)
  !$omp do reduction(inscan, +: x, y) ! want OMP3020 "the loop has an inscan reduction and no scan directive"
  do i = 1, 100
    x = x + a(i)
    b(i) = x
  end do
end subroutine

subroutine cancel80
  integer :: i
  real :: x, a(100), b(100)
  !$omp simd reduction(+: x)
  do i = 1, 100
    x = x + a(i)
    b(i) = x
  end do
end subroutine

subroutine cancel81
  integer :: i
  real :: x, a(100), b(100)
  !$omp simd reduction(inscan, +: x) ! want OMP3020 "the loop has an inscan reduction and no scan directive"
  do i = 1, 100
    x = x + a(i)
    b(i) = x
  end do
end subroutine

subroutine cancel82
  integer :: i
  real :: x, y, a(100), b(100)
  !$omp simd reduction(inscan, +: x, y) ! want OMP3020 "the loop has an inscan reduction and no scan directive"
  do i = 1, 100
    x = x + a(i)
    b(i) = x
  end do
end subroutine

subroutine cancel83
  integer :: i
  real :: x, a(100), b(100)
  !$omp parallel do reduction(+: x)
  do i = 1, 100
    x = x + a(i)
    b(i) = x
  end do
end subroutine

subroutine cancel84
  integer :: i
  real :: x, a(100), b(100)
  !$omp parallel do reduction(inscan, +: x) ! want OMP3020 "the loop has an inscan reduction and no scan directive"
  do i = 1, 100
    x = x + a(i)
    b(i) = x
  end do
end subroutine

subroutine cancel85
  integer :: i
  real :: x, y, a(100), b(100)
  !$omp parallel do reduction(inscan, +: x, y) ! want OMP3020 "the loop has an inscan reduction and no scan directive"
  do i = 1, 100
    x = x + a(i)
    b(i) = x
  end do
end subroutine

subroutine cancel86
  integer :: i
  real :: x, a(100), b(100)
  !$omp do reduction(+: x)
  do i = 1, 100
    x = x + a(i)
    !$omp scan inclusive(x) ! want OMP3020 "'x' is not in an inscan reduction of the loop around"
    b(i) = x
  end do
end subroutine

subroutine cancel87
  integer :: i
  real :: x, a(100), b(100)
  !$omp simd reduction(+: x)
  do i = 1, 100
    x = x + a(i)
    !$omp scan inclusive(x) ! want OMP3020 "'x' is not in an inscan reduction of the loop around"
    b(i) = x
  end do
end subroutine

subroutine cancel88
  integer :: i
  real :: x, a(100), b(100)
  !$omp do reduction(inscan, +: x) collapse(1)
  do i = 1, 100
    x = x + a(i)
    !$omp scan inclusive(x)
    b(i) = x
  end do
end subroutine

subroutine cancel89
  real :: x
  !$omp parallel reduction(inscan, +: x) ! want OMP3020 "parallel takes no inscan reduction"
  x = 1
  !$omp end parallel
end subroutine

subroutine cancel90
  real :: x
  !$omp scan inclusive(x) ! want OMP3020 "scan is not directly in a loop with an inscan reduction"
end subroutine

subroutine cancel91
  real :: x
  !$omp scan exclusive(x) ! want OMP3020 "scan is not directly in a loop with an inscan reduction"
end subroutine
