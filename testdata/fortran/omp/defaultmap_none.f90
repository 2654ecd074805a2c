module values
  integer, parameter :: many = 3
  integer :: named, other
  !$omp declare target(named)
contains
  subroutine s(n, a)
    integer :: n, a(n)
    integer, allocatable :: v(:)
    integer, pointer :: p
    integer :: i, j, x
    x = 0
    !$omp target defaultmap(none) map(a)
    a(1) = named + other ! want OMP4041 "'other' is in no clause"
    a(2) = v(1) + p + many ! want OMP4041 "'v' is in no clause" OMP4041 "'p' is in no clause"
    !$omp end target
    !$omp target defaultmap(none: allocatable) map(x)
    x = v(1) + p ! want OMP4041 "'v' is in no clause"
    !$omp end target
    !$omp target teams distribute parallel do defaultmap(none) map(a) firstprivate(n)
    do i = 1, n
      do j = 1, many
        a(i) = j
      end do
    end do
    !$omp target defaultmap(none) map(a)
    do concurrent (i = 1:3)
      a(i) = size(a)
    end do
    a = [(i, i = 1, n)] ! want OMP4041 "'n' is in no clause"
    !$omp end target
  end subroutine
end module
