! Constructs in constructs, atomic statements.
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel
  !$acc parallel ! want ACC3008 "parallel inside of parallel"
  x = 1
  !$acc end parallel
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel
  !$acc serial ! want ACC3008 "serial inside of parallel"
  x = 1
  !$acc end serial
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel
  !$acc kernels ! want ACC3008 "kernels inside of parallel"
  x = 1
  !$acc end kernels
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel
  !$acc data copy(a) ! want ACC3012 "data inside of parallel"
  x = 1
  !$acc end data
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel
  !$acc host_data use_device(a) ! want ACC3012 "host_data inside of parallel"
  x = 1
  !$acc end host_data
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel
  !$acc enter data copyin(a) ! want ACC3012 "enter data inside of parallel"
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel
  !$acc exit data delete(a) ! want ACC3012 "exit data inside of parallel"
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel
  !$acc update host(a) ! want ACC3012 "update inside of parallel"
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel
  !$acc wait
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel
  !$acc init ! want ACC3013 "init inside of parallel"
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel
  !$acc shutdown ! want ACC3013 "shutdown inside of parallel"
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel
  !$acc set device_num(1) ! want ACC3013 "set inside of parallel"
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc serial
  !$acc parallel ! want ACC3008 "parallel inside of serial"
  x = 1
  !$acc end parallel
  !$acc end serial
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc serial
  !$acc serial ! want ACC3008 "serial inside of serial"
  x = 1
  !$acc end serial
  !$acc end serial
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc serial
  !$acc kernels ! want ACC3008 "kernels inside of serial"
  x = 1
  !$acc end kernels
  !$acc end serial
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc serial
  !$acc data copy(a) ! want ACC3012 "data inside of serial"
  x = 1
  !$acc end data
  !$acc end serial
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc serial
  !$acc host_data use_device(a) ! want ACC3012 "host_data inside of serial"
  x = 1
  !$acc end host_data
  !$acc end serial
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc serial
  !$acc enter data copyin(a) ! want ACC3012 "enter data inside of serial"
  !$acc end serial
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc serial
  !$acc exit data delete(a) ! want ACC3012 "exit data inside of serial"
  !$acc end serial
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc serial
  !$acc update host(a) ! want ACC3012 "update inside of serial"
  !$acc end serial
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc serial
  !$acc wait
  !$acc end serial
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc serial
  !$acc init ! want ACC3013 "init inside of serial"
  !$acc end serial
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc serial
  !$acc shutdown ! want ACC3013 "shutdown inside of serial"
  !$acc end serial
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc serial
  !$acc set device_num(1) ! want ACC3013 "set inside of serial"
  !$acc end serial
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc kernels
  !$acc parallel ! want ACC3008 "parallel inside of kernels"
  x = 1
  !$acc end parallel
  !$acc end kernels
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc kernels
  !$acc serial ! want ACC3008 "serial inside of kernels"
  x = 1
  !$acc end serial
  !$acc end kernels
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc kernels
  !$acc kernels ! want ACC3008 "kernels inside of kernels"
  x = 1
  !$acc end kernels
  !$acc end kernels
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc kernels
  !$acc data copy(a) ! want ACC3012 "data inside of kernels"
  x = 1
  !$acc end data
  !$acc end kernels
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc kernels
  !$acc host_data use_device(a) ! want ACC3012 "host_data inside of kernels"
  x = 1
  !$acc end host_data
  !$acc end kernels
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc kernels
  !$acc enter data copyin(a) ! want ACC3012 "enter data inside of kernels"
  !$acc end kernels
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc kernels
  !$acc exit data delete(a) ! want ACC3012 "exit data inside of kernels"
  !$acc end kernels
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc kernels
  !$acc update host(a) ! want ACC3012 "update inside of kernels"
  !$acc end kernels
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc kernels
  !$acc wait
  !$acc end kernels
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc kernels
  !$acc init ! want ACC3013 "init inside of kernels"
  !$acc end kernels
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc kernels
  !$acc shutdown ! want ACC3013 "shutdown inside of kernels"
  !$acc end kernels
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc kernels
  !$acc set device_num(1) ! want ACC3013 "set inside of kernels"
  !$acc end kernels
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  integer :: j
  !$acc parallel
  !$acc loop gang
  do i = 1, n
    !$acc loop gang ! want ACC3007 "gang loop inside a gang loop"
    do j = 1, n
      a(j) = i
    end do
  end do
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  integer :: j
  !$acc parallel
  !$acc loop worker
  do i = 1, n
    !$acc loop gang ! want ACC3007 "gang loop inside a worker loop"
    do j = 1, n
      a(j) = i
    end do
  end do
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  integer :: j
  !$acc parallel
  !$acc loop vector
  do i = 1, n
    !$acc loop gang ! want ACC3007 "gang loop inside a vector loop"
    do j = 1, n
      a(j) = i
    end do
  end do
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  integer :: j
  !$acc parallel
  !$acc loop vector
  do i = 1, n
    !$acc loop worker ! want ACC3007 "worker loop inside a vector loop"
    do j = 1, n
      a(j) = i
    end do
  end do
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  integer :: j
  !$acc parallel
  !$acc loop worker
  do i = 1, n
    !$acc loop worker ! want ACC3007 "worker loop inside a worker loop"
    do j = 1, n
      a(j) = i
    end do
  end do
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  integer :: j
  !$acc parallel
  !$acc loop vector
  do i = 1, n
    !$acc loop vector ! want ACC3007 "vector loop inside a vector loop"
    do j = 1, n
      a(j) = i
    end do
  end do
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  integer :: j
  !$acc parallel
  !$acc loop seq
  do i = 1, n
    !$acc loop gang
    do j = 1, n
      a(j) = i
    end do
  end do
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  integer :: j
  !$acc parallel
  !$acc loop gang
  do i = 1, n
    !$acc loop vector
    do j = 1, n
      a(j) = i
    end do
  end do
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  integer :: j
  !$acc parallel
  !$acc loop gang
  do i = 1, n
    !$acc loop worker
    do j = 1, n
      a(j) = i
    end do
  end do
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  integer :: j
  !$acc parallel
  !$acc loop worker
  do i = 1, n
    !$acc loop vector
    do j = 1, n
      a(j) = i
    end do
  end do
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc loop
  do i = 1, n
    !$acc parallel
    x = 1
    !$acc end parallel
  end do
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc cache(a(1)) ! want ACC3014 "cache outside of a compute construct"
  x = 1
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel loop
  do i = 1, n
    !$acc cache(a(i))
    a(i) = 1
  end do
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel loop
  do i = 1, n
    !$acc cache(a) ! spec: §2.10 ! want ACC4017 "expected an array element or section for cache"
    a(i) = 1
  end do
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel loop
  do i = 1, n
    !$acc cache(x) ! spec: §2.10 ! want ACC4017 "expected an array element or section for cache"
    a(i) = 1
  end do
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel loop
  do i = 1, n
    !$acc cache(readonly: a(i:i+1))
    a(i) = 1
  end do
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic 
  x = x + 1
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic 
  x = 1 ! want ACC3019 "statement does not fit atomic update: expected x = x operator expression, x = expression operator x or x = intrinsic\\(x, \\.\\.\\.\\)"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic 
  x = n * x
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic 
  x = x ** 2 ! want ACC3019 "statement does not fit atomic update: expected x = x operator expression, x = expression operator x or x = intrinsic\\(x, \\.\\.\\.\\)"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic 
  x = max(x, 1.0)
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic 
  x = max(1.0, 2.0) ! want ACC3019 "statement does not fit atomic update: expected x = x operator expression, x = expression operator x or x = intrinsic\\(x, \\.\\.\\.\\)"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic 
  x = a(1) + b(1) ! want ACC3019 "statement does not fit atomic update: expected x = x operator expression, x = expression operator x or x = intrinsic\\(x, \\.\\.\\.\\)"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic 
  x = x + x ! want ACC3019 "statement does not fit atomic update: expected x = x operator expression, x = expression operator x or x = intrinsic\\(x, \\.\\.\\.\\)"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic 
  x = x - a(1) - x ! want ACC3019 "statement does not fit atomic update: expected x = x operator expression, x = expression operator x or x = intrinsic\\(x, \\.\\.\\.\\)"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic 
  l = l .and. .true.
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic 
  l = l .or. l ! want ACC3019 "statement does not fit atomic update: expected x = x operator expression, x = expression operator x or x = intrinsic\\(x, \\.\\.\\.\\)"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic 
  l = .not. l ! want ACC3019 "statement does not fit atomic update: expected x = x operator expression, x = expression operator x or x = intrinsic\\(x, \\.\\.\\.\\)"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic 
  a = a + 1 ! want ACC3019 "statement does not fit atomic update: expected a scalar variable"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic 
  call s2(x) ! want ACC3019 "statement does not fit atomic update: expected an assignment"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic 
  p => null() ! want ACC3019 "statement does not fit atomic update: expected an assignment"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic read
  x = a(1)
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic read
  x = a(1) + 1 ! want ACC3019 "statement does not fit atomic read: expected v = x, both of them variables"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic read
  a = b ! want ACC3019 "statement does not fit atomic read: expected a scalar variable"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic write
  x = a(1) + 1
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic write
  x = x + 1 ! want ACC3019 "statement does not fit atomic write: expected a value that does not depend on the variable"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic update
  x = 3 ! want ACC3019 "statement does not fit atomic update: expected x = x operator expression, x = expression operator x or x = intrinsic\\(x, \\.\\.\\.\\)"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic update
  n = iand(n, 3)
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic update
  n = ieor(3, n)
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic update
  n = mod(n, 3) ! want ACC3019 "statement does not fit atomic update: expected x = x operator expression, x = expression operator x or x = intrinsic\\(x, \\.\\.\\.\\)"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic foo ! want ACC1003 "unknown clause 'foo'"
  x = 1 ! place: of the clause ! want ACC3019 "statement does not fit atomic update: expected x = x operator expression, x = expression operator x or x = intrinsic\\(x, \\.\\.\\.\\)"
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic update read ! want ACC1004 "read must be the first word after atomic"
  x = x + 1
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic read copy(a) ! want ACC2001 "atomic does not allow the clause copy"
  x = a(1)
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic write if(l)
  x = 1
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic capture
  x = a(1)
  a(1) = a(1) + 1
  !$acc end atomic
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic capture
  a(1) = a(1) + 1
  x = a(1)
  !$acc end atomic
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic capture
  x = a(1)
  a(1) = 3
  !$acc end atomic
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic capture
  x = a(1) ! want ACC3019 "statement does not fit atomic capture: expected two assignments"
  !$acc end atomic
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic capture
  x = a(1) ! want ACC3019 "statement does not fit atomic capture: expected one statement that updates a location and one that reads the same location"
  b(1) = b(1) + 1
  !$acc end atomic
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic capture
  x = a(1) ! place: of the end ! want ACC3019 "statement does not fit atomic capture: expected two assignments"
  a(1) = a(1) + 1
  n = 1
  !$acc end atomic ! place: of the statement
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic capture
  a(1) = a(1) + 1 ! spec: §2.12 ! want ACC3019 "statement does not fit atomic capture: expected one statement that updates a location and one that reads the same location"
  a(2) = a(2) + 1
  !$acc end atomic
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc atomic capture
  x = 1 ! spec: §2.12 ! want ACC3019 "statement does not fit atomic capture: expected one statement that updates a location and one that reads the same location"
  n = 1
  !$acc end atomic
end subroutine
