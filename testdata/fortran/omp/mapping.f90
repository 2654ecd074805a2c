! version 52
! map types and device data

subroutine mapping1
  real :: x
  !$omp target enter data map(from: x) ! want OMP4017 "target enter data does not take map type from"
end subroutine

subroutine mapping2
  real :: x
  !$omp target enter data map(release: x) ! want OMP4017 "target enter data does not take map type release"
end subroutine

subroutine mapping3
  real :: x
  !$omp target enter data map(delete: x) ! want OMP4017 "target enter data does not take map type delete"
end subroutine

subroutine mapping4
  real :: x
  !$omp target enter data map(always, to: x)
end subroutine

subroutine mapping5
  real :: x
  !$omp target enter data map(always, from: x) ! want OMP4017 "target enter data does not take map type from"
end subroutine

subroutine mapping6
  real :: a(100)
  !$omp target enter data map(to: a(10:1))
end subroutine

subroutine mapping7
  real :: x
  !$omp target enter data map(to: x, x)
end subroutine

subroutine mapping8
  real :: x
  !$omp target exit data map(to: x) ! want OMP4017 "target exit data does not take map type to"
end subroutine

subroutine mapping9
  real :: x
  !$omp target exit data map(alloc: x) ! want OMP4017 "target exit data does not take map type alloc"
end subroutine

subroutine mapping10
  real :: x
  !$omp target exit data map(release: x)
end subroutine

subroutine mapping11
  real :: x
  !$omp target exit data map(always, from: x)
end subroutine

subroutine mapping12
  real :: x
  !$omp target exit data map(always, to: x) ! want OMP4017 "target exit data does not take map type to"
end subroutine

subroutine mapping13
  real :: x, y
  !$omp target exit data map(release: x, y)
end subroutine

subroutine mapping14
  real :: x
  !$omp target data map(to: x)
  x = 1
  !$omp end target data
end subroutine

subroutine mapping15
  real :: x
  !$omp target data map(alloc: x)
  x = 1
  !$omp end target data
end subroutine

subroutine mapping16
  real :: x
  !$omp target data map(tofrom: x)
  x = 1
  !$omp end target data
end subroutine

subroutine mapping17
  real :: x
  !$omp target data map(release: x) ! want OMP4017 "target data does not take map type release"
  x = 1
  !$omp end target data
end subroutine

subroutine mapping18
  real :: x
  !$omp target data map(delete: x) ! want OMP4017 "target data does not take map type delete"
  x = 1
  !$omp end target data
end subroutine

subroutine mapping19
  real :: x
  !$omp target data map(x)
  x = 1
  !$omp end target data
end subroutine

subroutine mapping20
  real :: x
  !$omp target data map(always always, to: x) ! want OMP1014 "modifier 'always' repeated"
  x = 1
  !$omp end target data
end subroutine

subroutine mapping21
  real :: x
  !$omp target data map(to: x) map(from: x)
  x = 1
  !$omp end target data
end subroutine

subroutine mapping22
  real :: x, a(100)
  !$omp target data map(to: a(1:4))
  x = 1
  !$omp end target data
end subroutine

subroutine mapping23
  real :: x
  !$omp target map(release: x) ! want OMP4017 "target does not take map type release"
  x = 1
  !$omp end target
end subroutine

subroutine mapping24
  real :: x
  !$omp target map(delete: x) ! want OMP4017 "target does not take map type delete"
  x = 1
  !$omp end target
end subroutine

subroutine mapping25
  real :: x
  !$omp target map(x)
  x = 1
  !$omp end target
end subroutine

subroutine mapping26
  real :: x
  !$omp target map(to: x) map(from: x)
  x = 1
  !$omp end target
end subroutine

subroutine mapping27
  real :: x
  !$omp target map(to: x) private(x) ! want OMP4019 "'x' is in a map clause and in a private clause"
  x = 1
  !$omp end target
end subroutine

subroutine mapping28
  real :: x
  !$omp target map(tofrom: x) firstprivate(x) ! want OMP4019 "'x' is in a map clause and in a firstprivate clause"
  x = 1
  !$omp end target
end subroutine

subroutine mapping29
  real :: x, a(100)
  !$omp target map(to: a(1:4)) private(a)
  x = 1
  !$omp end target
end subroutine

subroutine mapping30
  real :: x, c(10, 10)
  !$omp target map(to: c(:, 1:2:2))
  x = 1
  !$omp end target
end subroutine

subroutine mapping31
  use iso_c_binding
  type(c_ptr) :: x
  !$omp target map(to: x) is_device_ptr(x) ! want OMP4019 "'x' is in a map clause and in a is_device_ptr clause"
  !$omp end target
end subroutine

subroutine mapping32
  real :: x
  !$omp target update from(x)
end subroutine

subroutine mapping33
  real :: a(100)
  !$omp target update to(a(1:4)) ! want OMP6019 "'a' is not on the device here: target update has nothing to do"
end subroutine

subroutine mapping34
  real :: x
  !$omp target update to(x, x)
end subroutine

subroutine mapping35
  real :: x
  !$omp target update map(to: x) ! want OMP2004 "target update needs one of to, from" OMP2001 "target update does not allow the clause map"
end subroutine

subroutine mapping36
  real :: x, y
  !$omp target update to(x) private(y) ! want OMP2001 "target update does not allow the clause private"
end subroutine

subroutine mapping37
  real :: x, y
  !$omp target update to(x) depend(sink: y) ! want OMP2020 "depend\\(sink\\) is for ordered only" OMP2005 "the modifier sink is deprecated since OpenMP 5\\.2"
end subroutine

subroutine mapping38
  real :: x
  !$omp target private(x) firstprivate(x) ! want OMP4002 "'x' is in a private clause and in a firstprivate clause"
  x = 1
  !$omp end target
end subroutine

subroutine mapping39
  real :: x
  !$omp target in_reduction(iand: x) ! want OMP4005 "operator 'iand' does not take real\\(4\\)"
  x = 1
  !$omp end target
end subroutine

subroutine mapping40
  real :: x
  !$omp target reduction(+: x) ! want OMP2001 "target does not allow the clause reduction"
  x = 1
  !$omp end target
end subroutine

subroutine mapping41
  real :: x
  !$omp target shared(x) ! want OMP2001 "target does not allow the clause shared"
  x = 1
  !$omp end target
end subroutine

subroutine mapping42
  real :: x
  !$omp target num_threads(4) ! want OMP2001 "target does not allow the clause num_threads"
  x = 1
  !$omp end target
end subroutine

subroutine mapping43
  real :: x
  !$omp target num_teams(2) ! want OMP2001 "target does not allow the clause num_teams"
  x = 1
  !$omp end target
end subroutine

subroutine mapping44
  integer :: i
  real :: x, y
  !$omp target depend(in: y)
  x = 1
  !$omp end target
end subroutine

subroutine mapping45
  real :: x, y
  !$omp target depend(sink: y) ! want OMP2020 "depend\\(sink\\) is for ordered only" OMP2005 "the modifier sink is deprecated since OpenMP 5\\.2"
  x = 1
  !$omp end target
end subroutine

subroutine mapping46
  real :: x
  logical :: l
  !$omp target if(parallel: l) ! want OMP2028 "target has no parallel construct for if"
  x = 1
  !$omp end target
end subroutine

subroutine mapping47
  real :: x
  logical :: l
  !$omp target if(target data: l) ! want OMP2028 "target has no target data construct for if"
  x = 1
  !$omp end target
end subroutine

subroutine mapping48
  real :: x
  !$omp target copyin(x) ! want OMP2001 "target does not allow the clause copyin" OMP4014 "'x' is not threadprivate"
  x = 1
  !$omp end target
end subroutine

subroutine mapping49
  real :: x
  !$omp target collapse(1) ! want OMP2001 "target does not allow the clause collapse"
  x = 1
  !$omp end target
end subroutine

subroutine mapping50
  real :: x
  !$omp target data use_device_addr(x)
  x = 1
  !$omp end target data
end subroutine

subroutine mapping51
  real :: x
  !$omp teams private(x) shared(x) ! want OMP4002 "'x' is in a private clause and in a shared clause"
  x = 1
  !$omp end teams
end subroutine

subroutine mapping52
  real :: x
  !$omp teams copyin(x) ! want OMP2001 "teams does not allow the clause copyin" OMP4014 "'x' is not threadprivate"
  x = 1
  !$omp end teams
end subroutine

subroutine mapping53
  real :: x
  !$omp teams nowait ! want OMP2001 "teams does not allow the clause nowait"
  x = 1
  !$omp end teams
end subroutine

subroutine mapping54
  real :: x
  !$omp teams map(x) ! want OMP2001 "teams does not allow the clause map"
  x = 1
  !$omp end teams
end subroutine

subroutine mapping55
  real :: x
  !$omp teams schedule(static) ! want OMP2001 "teams does not allow the clause schedule"
  x = 1
  !$omp end teams
end subroutine

subroutine mapping56
  integer :: i
  real :: x
  !$omp teams depend(in: x) ! want OMP2001 "teams does not allow the clause depend"
  x = 1
  !$omp end teams
end subroutine

subroutine mapping57
  real :: x
  !$omp teams lastprivate(x) ! want OMP2001 "teams does not allow the clause lastprivate"
  x = 1
  !$omp end teams
end subroutine

subroutine mapping58
  real :: x
  !$omp teams reduction(inscan, +: x) ! want OMP3020 "teams takes no inscan reduction"
  x = 1
  !$omp end teams
end subroutine

subroutine mapping59
  real :: x
  !$omp teams device(0) ! want OMP2001 "teams does not allow the clause device"
  x = 1
  !$omp end teams
end subroutine

subroutine mapping60
  integer :: i
  real :: a(100), b(100)
  !$omp target teams
  !$omp parallel do
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end target teams
end subroutine

subroutine mapping61
  integer :: i
  real :: a(100), b(100)
  !$omp target teams
  !$omp do ! want OMP3017 "do cannot be directly in a teams region"
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end target teams
end subroutine

subroutine mapping62
  integer :: i
  real :: a(100), b(100)
  !$omp target teams
  !$omp simd ! want OMP3017 "simd cannot be directly in a teams region"
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end target teams
end subroutine

subroutine mapping63
  integer :: i
  real :: a(100), b(100)
  !$omp target teams
  !$omp taskloop ! want OMP3017 "taskloop cannot be directly in a teams region"
  do i = 1, 100
    a(i) = b(i)
  end do
  !$omp end target teams
end subroutine

subroutine mapping64
  real :: y
  !$omp target
  !$omp parallel
  y = 1
  !$omp end parallel
  !$omp end target
end subroutine

subroutine mapping65
  real :: a(100)
  !$omp target
  !$omp target update to(a) ! want OMP6019 "'a' is not on the device here: target update has nothing to do"
  !$omp end target
end subroutine

subroutine mapping66
  !$omp target
  !$omp barrier
  !$omp end target
end subroutine

subroutine gaps(a, n, m)
  integer :: n, m, a(n)
  !$omp target map(a(1:8:2)) ! want OMP4032 "expected a section without gaps for map, found stride 2"
  a(1) = 1
  !$omp end target
  !$omp target map(a(1:n:m))
  a(1) = 1
  !$omp end target
  !$omp target update to(a(1:8:2))
end subroutine

! The name of a component has the type of that.
subroutine component(g)
  type grid
    integer :: n
    real, allocatable :: u(:, :)
  end type
  type(grid) :: g
  associate (u => g%u)
    !$omp target enter data map(to: u(:, 1:2))
  end associate
end subroutine
