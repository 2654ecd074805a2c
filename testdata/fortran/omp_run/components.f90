! Components of elements of components, and of what components point to, in clauses for devices.
module m
  type level_t
    integer :: n = 0
    real, allocatable :: u(:), v(:)
  end type
  type grid_t
    type(level_t), allocatable :: level(:)
    type(level_t), pointer :: top => null()
    type(level_t) :: fixed(2)
  end type
contains
  subroutine add(l)
    type(level_t), intent(inout) :: l
    integer :: i
    !$omp target teams distribute parallel do map(tofrom: l%u) map(to: l%v)
    do i = 1, size(l%u)
      l%u(i) = l%u(i) + l%v(i)
    end do
  end subroutine
end module
program x
  use m
  type(grid_t) :: h
  class(level_t), allocatable :: one
  integer :: k
  allocate (h%level(3), h%top)
  do k = 1, 3
    allocate (h%level(k)%u(4*k), h%level(k)%v(4*k))
    h%level(k)%u = k; h%level(k)%v = 10*k
    !$omp target enter data map(to: h%level(k)%u, h%level(k)%v)
  end do
  allocate (h%top%u(5), source=1.0)
  allocate (h%top%v(5), source=2.0)
  allocate (h%fixed(2)%u(6), source=3.0)
  allocate (h%fixed(2)%v(6), source=4.0)
  !$omp target enter data map(to: h%top%u, h%top%v)
  !$omp target enter data map(to: h%fixed(2)%u, h%fixed(2)%v)
  do k = 1, 3
    call add(h%level(k))
  end do
  call add(h%top)
  call add(h%fixed(2))
  h%level(2)%u = -1
  !$omp target update to(h%level(2)%u)
  call add(h%level(2))
  do k = 1, 3
    !$omp target update from(h%level(k)%u)
    print *, h%level(k)%u(4*k)
    !$omp target exit data map(release: h%level(k)%u) map(delete: h%level(k)%v)
  end do
  !$omp target exit data map(from: h%top%u) map(delete: h%top%v)
  !$omp target exit data map(from: h%fixed(2)%u) map(delete: h%fixed(2)%v)
  print *, h%top%u(5), h%fixed(2)%u(1)
  allocate (one)
  one%u = [1.0, 2.0]
  one%v = [3.0, 4.0]
  call moved(one)
  print *, one%u
contains
  subroutine moved(self)
    class(level_t), intent(inout) :: self
    !$omp target enter data map(to: self)
    associate (u => self%u, v => self%v)
      !$omp target enter data map(to: u, v)
      !$omp target
      u(1) = u(2) + v(1)
      !$omp end target
      ! self came with its components (OpenMP 5.2 §5.8.2): what it holds of them goes first.
      !$omp target exit data map(release: self)
      !$omp target exit data map(from: u) map(release: v)
    end associate
  end subroutine
end program
