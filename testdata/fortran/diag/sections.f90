! Sections of arrays, components.
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(a(1:10))
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(a(2:11)) ! want ACC0216 "subscript 11 is outside of the bounds 1:10"
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(a(0:5)) ! want ACC0216 "subscript 0 is outside of the bounds 1:10"
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(a(5:2))
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(a(1:10:2)) ! want ACC4018 "section is not contiguous"
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(a(1:10:1))
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(a(:))
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(a(3))
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(a(1:2,1:2)) ! want ACC4007 "section of real\\(4\\), which is not an array or a pointer"
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(a(1.5:2)) ! want ACC0214 "expected an integer subscript, found real\\(4\\)"
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(a(:l)) ! want ACC0212 "'l' is not declared"
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(z) ! want ACC0214 "expected a section with an upper bound: 'z' has an assumed size"
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data present(z)
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(z(:)) ! want ACC0214 "expected an upper bound in the last dimension of 'z', which has an assumed size"
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(z(1:)) ! want ACC0214 "expected an upper bound in the last dimension of 'z', which has an assumed size"
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(z(1:n))
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(z(:n))
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(b(:,0:n))
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(b(1:n)) ! want ACC0214 "expected 2 subscripts, found 1"
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(b(:,1))
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(b(1,:))
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(b(n:1,:))
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(c)
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(c(1:2)) ! want ACC4007 "section of character\\(8\\), which is not an array or a pointer"
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(t)
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(t%k)
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(t%w)
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(t%w(1:n))
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(t%nope) ! want ACC0214 "type 'r' has no component 'nope'"
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(t%f(1:5))
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(t%f(0:2)) ! want ACC0216 "subscript 0 is outside of the bounds 1:5"
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(u(1:2))
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(u(1)%w)
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(u%k)
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(u(1:2)%k)
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(v)
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(v(1:n))
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(v(1:n:2)) ! want ACC4018 "section is not contiguous"
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(a([1,2])) ! spec: §2.7.1 ! want ACC2006 "expected an integer in an array section, found integer\\(4\\) array"
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data create(a(1:))
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(a(:,:)) ! want ACC4007 "section of real\\(4\\), which is not an array or a pointer"
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(a()) ! want ACC1008 "expected an index or first:last, found '\\)'"
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(n(1:2)) ! want ACC4007 "section of integer\\(4\\), which is not an array or a pointer"
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(a(1:2)(1:2)) ! want ACC4007 "section of real\\(4\\), which is not an array or a pointer"
  n = 1
  !$acc end data
end subroutine
!---
subroutine s(a, z, b, n, c, t)
  implicit none
  integer :: n
  real :: a(10), b(n, 0:n), z(*)
  character(8) :: c
  real, allocatable :: v(:)
  type r
    integer :: k
    real, allocatable :: w(:)
    real :: f(5)
  end type
  type(r) :: t, u(4)
  !$acc data copy(a%k) ! want ACC0214 "'a' is of type real\\(4\\), which has no components"
  n = 1
  !$acc end data
end subroutine
