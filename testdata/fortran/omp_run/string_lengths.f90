! Strings and arrays of strings whose length no declaration tells, on a device: all of their characters are there.
module m
contains
  subroutine explicit(a, n, l)
    integer, intent(in) :: n, l
    character(l) :: a(n)
    integer :: i, ln
    !$omp target map(tofrom: a) map(from: ln)
    ln = len(a)
    do i = 1, n
      a(i)(l:l) = 'x'
    end do
    !$omp end target
    print *, 'explicit', ln, a
  end subroutine
  subroutine star(a, n)
    integer, intent(in) :: n
    character(*) :: a(n)
    integer :: i, ln
    !$omp target map(from: ln)
    ln = len(a)
    do i = 1, n
      a(i)(1:1) = 'y'
    end do
    !$omp end target
    print *, 'star', ln, a
  end subroutine
  subroutine shape(a)
    character(*) :: a(:)
    integer :: i, ln
    !$omp target map(tofrom: a) map(from: ln)
    ln = len(a)
    do i = 1, size(a)
      a(i)(2:2) = 'z'
    end do
    !$omp end target
    print *, 'shape', ln, a
    !$omp target enter data map(to: a)
    !$omp target
    do i = 1, size(a)
      a(i)(2:2) = 'w'
    end do
    !$omp end target
    !$omp target update from(a)
    !$omp target exit data map(delete: a)
    print *, 'moves', a
  end subroutine
  subroutine move(a, n)
    integer, intent(in) :: n
    character(*) :: a(n)
    integer :: i
    !$omp target enter data map(to: a)
    !$omp target
    do i = 1, n
      a(i)(len(a):len(a)) = 'v'
    end do
    !$omp end target
    !$omp target update from(a(2:n))
    !$omp target exit data map(from: a(1:2))
    print *, 'move', a
  end subroutine
  subroutine sect(a)
    character(:), allocatable :: a(:)
    integer :: i
    !$omp target map(tofrom: a(2:3))
    do i = 2, 3
      a(i) = 'new'
    end do
    !$omp end target
    print *, 'sect', a, len(a)
  end subroutine
  subroutine scalar(a)
    character(*) :: a
    !$omp target map(tofrom: a)
    a = 'scalar'
    !$omp end target
    print *, a
  end subroutine
end module
program p
  use m
  character(4) :: a(3)
  character(4) :: b(6)
  character(:), allocatable :: c(:)
  character(:), pointer :: q
  a = 'abcd'
  call explicit(a, 3, 4)
  call star(a, 3)
  call shape(a)
  b = 'bbbb'
  call shape(b(1:6:2))
  call move(a, 3)
  allocate(character(5) :: c(4))
  c = 'hello'
  call sect(c)
  call scalar(a(1))
  allocate(character(7) :: q)
  q = 'pointer'
  !$omp target
  q(1:1) = 'P'
  q(7:7) = 'R'
  !$omp end target
  print *, q
end program
