! What depends on the side that executes a function: variants, metadirectives, and the number of the team.
module sides
  use omp_lib
  implicit none
contains
  integer function there()
    there = 2
  end function
  integer function here()
    here = 1
  end function
  integer function which()
    !$omp declare variant(there) match(device={kind(nohost)})
    !$omp declare variant(here) match(device={kind(host)})
    which = 0
  end function
  integer function ask()
    !$omp declare target
    ask = which()
  end function
  integer function threads()
    !$omp declare target
    integer :: n
    n = 0
    !$omp begin metadirective when(device={kind(nohost)}: parallel num_threads(3)) otherwise(parallel num_threads(2))
    !$omp atomic
    n = n + 1
    !$omp end metadirective
    threads = n
  end function
  integer function team()
    !$omp declare target
    team = 10 * omp_get_team_num() + omp_get_num_teams()
  end function
end module

program main
  use sides
  implicit none
  integer :: direct, called, n, numbers(0:3)
  !$omp target map(from: direct, called, n)
  direct = which()
  called = ask()
  n = threads()
  !$omp end target
  print *, which(), ask(), threads(), direct, called, n
  !$omp target teams num_teams(4) map(from: numbers)
  numbers(omp_get_team_num()) = team()
  !$omp end target teams
  print *, numbers, team()
end program
