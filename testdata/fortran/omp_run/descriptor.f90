! Arrays that are firstprivate in target regions: a copy for each team, with the values that the host has.
program descriptor
  implicit none
  integer :: a(4), d(4), i, total
  integer, allocatable :: b(:), never(:)
  integer, pointer :: p(:)
  integer, target :: whole(6)
  character(4) :: word
  a = [1, 2, 3, 4]
  allocate(b(3))
  b = 7
  !$omp target firstprivate(a, b) map(from: d)
  a(2) = a(2) + 10
  b(1) = b(1) + 1
  d = a
  d(4) = b(1) + b(2)
  !$omp end target
  print '(a, 11i4)', 'target', a, b, d

  !$omp target teams distribute firstprivate(a) map(from: d)
  do i = 1, 4
    a(i) = a(i) * 2
    d(i) = a(i)
  end do
  print '(a, 8i4)', 'teams', a, d

  ! What is present on the device is another variable.
  !$omp target data map(tofrom: a)
  !$omp target map(tofrom: a)
  a = -1
  !$omp end target
  !$omp target firstprivate(a) map(from: total)
  total = sum(a)
  !$omp end target
  !$omp end target data
  print '(a, 5i4)', 'present', total, a

  ! A pointer keeps what it is associated with, and an array without memory has none.
  whole = [1, 2, 3, 4, 5, 6]
  p => whole(6:2:-2)
  !$omp target firstprivate(p, never) map(from: total)
  total = 0
  if (.not. allocated(never)) total = size(p)
  !$omp end target
  print '(a, 10i4)', 'pointer', total, p, whole
  !$omp target map(tofrom: whole) firstprivate(p)
  p(2) = 40
  !$omp end target
  print '(a, 10i4)', 'associated', p, whole

  ! A character is no scalar variable for OpenMP: no copy is made of it.
  word = 'host'
  i = 1
  !$omp target
  word = 'dev'
  i = 2
  !$omp end target
  print '(a, i4)', word, i
end program
