! firstprivate of types with allocatable components: copies of what they own, taken when the construct is encountered.
program p
  implicit none
  type :: t
    integer, allocatable :: a(:)
    character(:), allocatable :: name
    integer :: k = 3
  end type
  type :: outer
    type(t) :: one
    type(t), allocatable :: many(:)
  end type
  type(t) :: x, v(2)
  type(outer) :: o
  type(t), allocatable :: w(:)
  integer :: s(4), i
  x%a = [1, 2, 3]; x%name = 'abc'
  v(1) = x; v(2) = x; v(2)%a(3) = 30
  o%one = x; o%many = [x, x]
  w = v
  s = 0
  !$omp parallel num_threads(2)
  !$omp single
  do i = 1, 4
    !$omp task firstprivate(x, v, o, w, i) shared(s)
    x%a(1) = x%a(1) + i
    v(2)%a(1) = i
    o%many(2)%a(2) = 10 * i
    w(1)%name = 'longer than before'
    s(i) = sum(x%a) + sum(v(2)%a) + sum(o%many(2)%a) + len(x%name) + x%k + len(w(1)%name) + len(w(2)%name)
    x%a = [0]
    !$omp end task
    x%a(1) = x%a(1) + 100
    x%name = x%name // 'x'
  end do
  !$omp end single
  !$omp end parallel
  print *, s, x%a, x%name, v(2)%a, o%many(2)%a, w(1)%name
  !$omp parallel firstprivate(x, o) num_threads(3) reduction(+: s)
  x%a(2) = 7
  deallocate(o%many)
  s(1) = s(1) + sum(x%a)
  !$omp end parallel
  print *, s, x%a, allocated(o%many)
end program
