! flang differs: it has no private, firstprivate or in_reduction on target, and its text for arrays of assumed shape is not MLIR
subroutine copies(n, a)
  integer :: n, m, i
  integer :: a(:)
  !$omp target private(i) firstprivate(m)
  i = m
  a(2) = i
  !$omp end target
  !$omp target teams distribute parallel do firstprivate(m) lastprivate(i)
  do i = 1, n
    a(i) = m
  end do
end subroutine

subroutine addresses(cp, r)
  use iso_c_binding, only: c_ptr
  type(c_ptr) :: cp, cq
  integer :: r(2:)
  !$omp target data use_device_ptr(cp)
  cq = cp
  !$omp end target data
  !$omp target is_device_ptr(cp) has_device_addr(r)
  cq = cp
  r(2) = 1
  !$omp end target
end subroutine

subroutine behaviours(n)
  integer :: n
  real :: s
  integer :: a(10)
  !$omp target defaultmap(firstprivate: scalar) defaultmap(tofrom: aggregate)
  s = n
  a(1) = 2
  !$omp end target
  !$omp target map(tofrom: a) uses_allocators(omp_default_mem_alloc) device(device_num: n)
  a(1) = 2
  !$omp end target
  !$omp target teams loop
  do i = 1, n
    a(i) = 1
  end do
end subroutine

subroutine elements
  type t
    integer :: a, b
  end type
  type(t) :: va(5)
  !$omp target map(va(2)%a)
    va(2)%a = 1
  !$omp end target
end subroutine

! A clause without a map type, a mapped common block and variables with descriptors are written back as they were.
subroutine written(q)
  integer, allocatable :: q(:)
  common /blk/ i
  !$omp target map(/blk/) map(to: q)
  i = q(1)
  !$omp end target
end subroutine

program hosts
  integer :: n, m
  n = 1
!$omp target map(tofrom: m)
  m = contained(m)
!$omp end target
  m = calls()
contains
  integer function contained(a)
!$omp declare target
    integer :: a
    contained = n + a
  end function
  integer function calls()
!$omp target map(tofrom: calls)
    calls = contained(2)
!$omp end target
  end function
end program

subroutine pointers(a)
  integer, target :: a(:)
!$omp target is_device_ptr(a)
  a(1) = 2
!$omp end target
end subroutine
