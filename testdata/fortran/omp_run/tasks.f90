! Tasks: copies, dependences, groups and loops.
program tasks
  implicit none
  integer :: i, x, y, s, last, count(100)
  integer(8) :: f
  character(len=5) :: word
  integer, allocatable :: list(:)
  !$omp parallel
  !$omp single
  f = fib(15)
  !$omp end single
  !$omp end parallel
  print *, f
  x = 0; y = 0; s = 0
  word = 'hello'
  allocate (list(3))
  list = [1, 2, 3]
  !$omp parallel
  !$omp single
  !$omp task depend(out: x)
  x = 1
  !$omp end task
  !$omp task depend(in: x) depend(out: y)
  y = x + 1
  !$omp end task
  !$omp task depend(inout: y) firstprivate(word, list)
  if (word == 'hello') y = y * 10 + sum(list)
  list = 0
  !$omp end task
  !$omp taskwait
  !$omp taskgroup task_reduction(+:s)
  do i = 1, 10
    !$omp task in_reduction(+:s) firstprivate(i)
    s = s + i
    !$omp end task
  end do
  !$omp end taskgroup
  !$omp end single
  !$omp end parallel
  print *, x, y, s, list
  count = 0
  !$omp parallel
  !$omp single
  !$omp taskloop grainsize(8) lastprivate(last)
  do i = 1, 100
    count(i) = count(i) + i
    last = i
  end do
  !$omp end taskloop
  !$omp taskloop num_tasks(3) reduction(+:s)
  do i = 1, 100
    s = s + i
  end do
  !$omp end single
  !$omp end parallel
  print *, sum(count), last, s
contains
  recursive function fib(n) result(r)
    integer, value :: n
    integer(8) :: r, a, b
    if (n < 2) then
      r = n
      return
    end if
    !$omp task shared(a) if (n > 8)
    a = fib(n - 1)
    !$omp end task
    !$omp task shared(b)
    b = fib(n - 2)
    !$omp end task
    !$omp taskwait
    r = a + b
  end function
end program
