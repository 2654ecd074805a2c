! Strings and arrays of strings whose length no declaration tells, on a device: all of their characters are there.
module m
contains
  subroutine explicit(a, n, l)
    integer, intent(in) :: n, l
    character(l) :: a(n)
    integer :: i, ln
    !$acc parallel copy(a) copyout(ln)
    ln = len(a)
    do i = 1, n
      a(i)(l:l) = 'x'
    end do
    !$acc end parallel
    print *, 'explicit', ln, a
  end subroutine
  subroutine star(a, n)
    integer, intent(in) :: n
    character(*) :: a(n)
    integer :: i, ln
    !$acc parallel copyout(ln)
    ln = len(a)
    do i = 1, n
      a(i)(1:1) = 'y'
    end do
    !$acc end parallel
    print *, 'star', ln, a
  end subroutine
  subroutine shape(a)
    character(*) :: a(:)
    integer :: i, ln
    !$acc parallel copy(a) copyout(ln)
    ln = len(a)
    do i = 1, size(a)
      a(i)(2:2) = 'z'
    end do
    !$acc end parallel
    print *, 'shape', ln, a
    !$acc enter data copyin(a)
    !$acc parallel
    do i = 1, size(a)
      a(i)(2:2) = 'w'
    end do
    !$acc end parallel
    !$acc update self(a)
    !$acc exit data delete(a)
    print *, 'moves', a
  end subroutine
  subroutine move(a, n)
    integer, intent(in) :: n
    character(*) :: a(n)
    integer :: i
    !$acc enter data copyin(a)
    !$acc parallel
    do i = 1, n
      a(i)(len(a):len(a)) = 'v'
    end do
    !$acc end parallel
    !$acc update self(a(2:n))
    !$acc exit data copyout(a(1:2))
    print *, 'move', a
  end subroutine
  subroutine sect(a)
    character(:), allocatable :: a(:)
    integer :: i
    !$acc parallel copy(a(2:3))
    do i = 2, 3
      a(i) = 'new'
    end do
    !$acc end parallel
    print *, 'sect', a, len(a)
  end subroutine
  subroutine scalar(a)
    character(*) :: a
    !$acc parallel copy(a)
    a = 'scalar'
    !$acc end parallel
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
  !$acc parallel
  q(1:1) = 'P'
  q(7:7) = 'R'
  !$acc end parallel
  print *, q
end program
