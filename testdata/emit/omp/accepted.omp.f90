! Forms that gfortran 12 and flang 22 take.
module tables
  implicit none
  real, parameter :: Weights(0:2) = [0.25, 0.5, 0.25]
  character(3), parameter :: names(2) = ['one', 'two']
contains
  subroutine weigh(n, a, c)
    integer, intent(in) :: n
    real, intent(inout) :: a(n)
    character(3), intent(out) :: c(2)
    integer :: i
    ! elements of named constants
    associate (weights => weights)
    !$omp target teams distribute parallel do map(tofrom: a) map(to: Weights)
    do i = 1, n
      a(i) = a(i)*Weights(mod(i, 3))
    end do
    end associate
    !$omp target data map(from: c) map(tofrom: a)
    associate (names => names)
    !$omp target teams distribute parallel do map(to: names)
    do i = 1, 2
      c(i) = names(3 - i)
    end do
    end associate
    associate (weights => weights)
    !$omp target map(to: weights)
    a(1) = weights(n)
    !$omp end target
    end associate
    !$omp end target data
    ! whole ones
    !$omp target map(tofrom: a)
    !$omp parallel workshare
    a(1:3) = a(1:3)*Weights
    !$omp end parallel workshare
    !$omp end target
  end subroutine
  subroutine sizes(n, m, a)
    integer(1) :: accc_queue(0:63)
    common /accc_queue/ accc_queue
    bind(c) :: /accc_queue/
    integer, intent(in) :: n
    integer(8), intent(in) :: m
    real, intent(inout) :: a(n, n)
    integer(8), parameter :: Gangs = 8
    integer :: i
    ! constants of 8 bytes
    !$omp target teams distribute parallel do num_teams(int(4_8)) thread_limit(int(32_8)) &
    !$omp   map(tofrom: a)
    do i = 1, n
      a(i, 1) = 1
    end do
    !$omp target teams distribute parallel do num_teams(int(Gangs*2)) thread_limit(2_8*m) &
    !$omp   map(tofrom: a)
    do i = 1, n
      a(i, 1) = 2
    end do
    ! two sections of one array, and one in each direction
    !$omp target update from(a(1:n, 1))
    !$omp target update to(a(:, 2:n))
    !$omp task shared(a) depend(inout: accc_queue(2))
    !$omp target update from(a(1:n, 1))
    !$omp end task
    !$omp task shared(a) depend(inout: accc_queue(2))
    !$omp target update to(a(:, 2:n))
    !$omp end task
    !$omp target teams distribute parallel do map(tofrom: a) if(target: .not. (n < 10))
    do i = 1, n
      a(i, 1) = 1
    end do
  end subroutine
end module
subroutine renamed(n, a)
  use tables, only: w => weights
  integer, intent(in) :: n
  real, intent(inout) :: a(n)
  integer :: i
  !$omp target map(tofrom: a)
  do i = 1, n
    a(i) = w(mod(i, 3))
  end do
  !$omp end target
end subroutine
