! firstprivate of target: one copy for the target task, which the teams share.
program main
  implicit none
  integer, parameter :: teams = 4
  type pair
    integer :: a
    real(8) :: b(3)
  end type
  integer :: shared, last, now, a(4), first, i
  complex(8) :: z
  type(pair) :: p
  real(8) :: x

  shared = 0
  last = 0
  !$omp target teams distribute num_teams(teams) map(from: last) private(now)
  do i = 1, teams
    !$omp atomic capture
    shared = shared + 1
    now = shared
    !$omp end atomic
    if (now == teams) last = now
  end do
  print *, shared, last

  a = [1, 2, 3, 4]
  p = pair(1, [2d0, 3d0, 4d0])
  z = (1, 2)
  !$omp target data map(to: a, p)
  a(1) = 10
  p%a = 20
  !$omp target firstprivate(a, p, z) map(from: first, x)
  a(2) = a(2) + 1
  z = z * 2
  first = a(1) + a(2)
  x = p%a + p%b(3) + real(z) + aimag(z)
  !$omp end target
  print *, first, x
  !$omp end target data

  !$omp target firstprivate(a) map(from: first)
  !$omp teams distribute num_teams(teams) private(now)
  do i = 1, teams
    !$omp atomic capture
    a(1) = a(1) + 1
    now = a(1)
    !$omp end atomic
    if (now == 10 + teams) first = now
  end do
  !$omp end target
  print *, first, a(1)
end program
