! Worksharing loops, their copies, and the order of iterations.
module shared
  implicit none
  integer :: counter = 3
  !$omp threadprivate(counter)
end module

program loops
  use shared
  implicit none
  integer, parameter :: n = 100
  integer :: i, j, k, s, a(n), b(10, 12), last, at, order(n)
  real(8) :: d(0:n), x
  integer(8) :: big
  logical :: all_true, one_true
  integer, allocatable :: list(:)
  complex :: z
  character(len=4) :: word

  a = 0
  !$omp parallel do schedule(static, 3)
  do i = 1, n
    a(i) = a(i) + i
  end do
  !$omp parallel do schedule(dynamic, 2)
  do i = n, 1, -1
    a(i) = a(i) + i
  end do
  !$omp end parallel do
  !$omp parallel do schedule(guided)
  do i = 1, n, 2
    a(i) = a(i) + 1
  end do
  print *, sum(a)
  !$omp parallel do collapse(2) private(k)
  do i = 1, 10
    do j = 1, 12
      k = i * 100
      b(i, j) = k + j
    end do
  end do
  print *, sum(b)
  s = 0; x = 1; big = 0; all_true = .true.; one_true = .false.; z = (1, 2)
  !$omp parallel do reduction(+:s, x, big, z) reduction(.and.:all_true) reduction(.or.:one_true)
  do i = 1, n
    s = s + i
    x = x + 0.5d0
    big = big + int(i, 8)**5
    all_true = all_true .and. i > 0
    one_true = one_true .or. i == 50
    z = z + (0.5, 1)
  end do
  print *, s, x, big, all_true, one_true, z
  s = -1; k = 1000
  !$omp parallel do reduction(max:s) reduction(min:k)
  do i = 1, n
    s = max(s, mod(i * 37, 101))
    k = min(k, mod(i * 37, 101))
  end do
  print *, s, k
  b = 0
  !$omp parallel do reduction(+:b)
  do i = 1, n
    b(mod(i, 10) + 1, 3) = b(mod(i, 10) + 1, 3) + i
  end do
  print *, b(:, 3)
  allocate (list(5))
  list = 7
  !$omp parallel do reduction(+:list) firstprivate(word)
  do i = 1, n
    list(mod(i, 5) + 1) = list(mod(i, 5) + 1) + 1
  end do
  print *, list
  last = 0
  !$omp parallel do lastprivate(last) firstprivate(list) schedule(dynamic)
  do i = 1, n
    list(1) = i
    last = list(1) + list(2)
  end do
  print *, last, list
  at = 0
  !$omp parallel do ordered schedule(dynamic)
  do i = 1, n
    !$omp ordered
    at = at + 1
    order(at) = i
    !$omp end ordered
  end do
  print *, all(order == [(i, i=1, n)])
  d = 0
  d(0) = 1
  !$omp parallel do ordered(1) schedule(static, 1)
  do i = 1, n
    !$omp ordered depend(sink: i - 1)
    d(i) = d(i - 1) + i
    !$omp ordered depend(source)
  end do
  print *, d(n)
  counter = 10
  s = 0
  !$omp parallel copyin(counter) reduction(+:s) num_threads(3)
  s = s + counter
  counter = 99
  !$omp end parallel
  print *, s, counter
  j = 2
  !$omp simd linear(j:3) reduction(+:s)
  do i = 1, 10
    s = s + j
    j = j + 3
  end do
  print *, s, j
  word = 'abcd'
  s = 0
  !$omp parallel firstprivate(word, a) reduction(+:s) num_threads(2)
  if (word == 'abcd' .and. a(2) == 4) s = s + 1
  word = 'x'
  a(2) = 0
  !$omp end parallel
  print *, s, word, a(2)
  s = 0
  do k = 1, 3 ! its variable is shared: the loop is around the construct
    !$omp parallel
    !$omp do reduction(+:s)
    do i = 1, 10
      s = s + i * k
    end do
    !$omp end parallel
  end do
  print *, s, k
end program
