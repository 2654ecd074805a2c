! Teams reduce variables with descriptors.
program p
  implicit none
  real, allocatable :: s
  integer, allocatable :: k
  real(8), pointer :: q
  complex, allocatable :: z
  logical, allocatable :: l
  real, allocatable :: v(:)
  integer :: i
  allocate(s, k, q, z, l)
  s = 1; k = 0; q = 0; z = (0.,0.); l = .true.
  !$omp target teams distribute parallel do reduction(+:s) map(tofrom:s)
  do i = 1, 100
    s = s + i
  end do
  !$omp target teams distribute parallel do reduction(max:k) map(tofrom:k)
  do i = 1, 100
    k = max(k, i)
  end do
  !$omp target teams distribute parallel do reduction(+:q) map(tofrom:q)
  do i = 1, 100
    q = q + i
  end do
  !$omp target teams distribute parallel do reduction(+:z) map(tofrom:z)
  do i = 1, 100
    z = z + cmplx(i, -i)
  end do
  !$omp target teams distribute parallel do reduction(.and.:l) map(tofrom:l)
  do i = 1, 100
    l = l .and. i > 0
  end do
  allocate(v(3))
  v = 0
  !$omp target teams distribute parallel do reduction(+:v) num_teams(4)
  do i = 1, 100
    v = v + i
  end do
  print *, v
  call dummy(s)
  print *, s, k, q, z, l
contains
  subroutine dummy(s)
    real, allocatable, intent(inout) :: s
    !$omp target teams distribute parallel do reduction(+:s) map(tofrom: s)
    do i = 1, 100
      s = s + 1
    end do
  end subroutine
end program
