! Assignments of derived types and strings on a device: what they own is of the device's memory, or of the same length.
program p
  implicit none
  type :: rec
    integer, allocatable :: tag
    integer, allocatable :: list(:)
    character(:), allocatable :: name
  end type
  integer :: got(7), i
  character(:), allocatable :: s, t(:)
  got = 0
  s = 'hello'
  allocate(character(3) :: t(2)); t = 'abc'
  !$omp target map(from: got) private(i)
  block
    type(rec) :: r(2)
    character(:), allocatable :: own
    r(1)%tag = 5; r(1)%list = [1, 2, 3]; r(1)%name = 'first'
    r(2) = r(1)
    r(2)%list(2) = 7
    i = 2
    r(i) = r(2)
    r(1) = r(1)
    r(1:2) = r(2:1:-1)
    got(1:3) = r(1)%list
    got(4) = r(2)%tag
    got(5) = len(r(2)%name)
    own = 'string'
    own = own(2:3)
    got(6) = len(own)
    got(7) = iachar(own(1:1))
  end block
  !$omp end target
  print *, got
  !$omp target map(tofrom: s, t)
  s = 'world'
  t(2) = t(1)(1:2) // 'x'
  t(1) = t(2)(3:3) // t(1)
  !$omp end target
  print *, s, ' ', t
  !$acc parallel copy(s, t) copyout(got)
  s = s(5:5) // s(2:5)
  t = 'uvw'
  got(1) = len(s) + len(t)
  !$acc end parallel
  print *, s, ' ', t, got(1)
end program
