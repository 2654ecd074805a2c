! Which directive takes which clause.
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel gang ! want ACC2001 "parallel does not allow the clause gang"
  a(1) = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel seq ! want ACC2001 "parallel does not allow the clause seq"
  a(1) = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel collapse(2) ! want ACC2001 "parallel does not allow the clause collapse"
  a(1) = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel independent ! want ACC2001 "parallel does not allow the clause independent"
  a(1) = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel use_device(a) ! want ACC2001 "parallel does not allow the clause use_device"
  a(1) = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel delete(a) ! want ACC2001 "parallel does not allow the clause delete"
  a(1) = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel link(a) ! want ACC2001 "parallel does not allow the clause link"
  a(1) = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel finalize ! want ACC2001 "parallel does not allow the clause finalize"
  a(1) = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel host(a) ! want ACC2001 "parallel does not allow the clause host"
  a(1) = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel self(a) ! want ACC2011 "expected a scalar logical condition for self, found real\\(4\\) array"
  a(1) = 1
  !$acc end parallel
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc serial num_gangs(4) ! want ACC2001 "serial does not allow the clause num_gangs"
  a(1) = 1
  !$acc end serial
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc serial num_workers(4) ! want ACC2001 "serial does not allow the clause num_workers"
  a(1) = 1
  !$acc end serial
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc serial vector_length(4) ! want ACC2001 "serial does not allow the clause vector_length"
  a(1) = 1
  !$acc end serial
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc serial gang ! want ACC2001 "serial does not allow the clause gang"
  a(1) = 1
  !$acc end serial
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc kernels private(x) ! want ACC2001 "kernels does not allow the clause private" ACC4027 "'x' is in private but the construct never uses it"
  a(1) = 1
  !$acc end kernels
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc kernels firstprivate(x) ! want ACC2001 "kernels does not allow the clause firstprivate" ACC4027 "'x' is in firstprivate but the construct never uses it"
  a(1) = 1
  !$acc end kernels
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc kernels reduction(+:x) ! want ACC2001 "kernels does not allow the clause reduction" ACC4027 "'x' is in reduction but the construct never uses it"
  a(1) = 1
  !$acc end kernels
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc kernels collapse(2) ! want ACC2001 "kernels does not allow the clause collapse"
  a(1) = 1
  !$acc end kernels
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc data private(x) ! want ACC2004 "data needs one of copy, copyin, copyout, create, no_create, present, deviceptr, attach, default" ACC2001 "data does not allow the clause private"
  a(1) = 1
  !$acc end data
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc data num_gangs(4) ! want ACC2004 "data needs one of copy, copyin, copyout, create, no_create, present, deviceptr, attach, default" ACC2001 "data does not allow the clause num_gangs"
  a(1) = 1
  !$acc end data
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc data reduction(+:x) ! want ACC2004 "data needs one of copy, copyin, copyout, create, no_create, present, deviceptr, attach, default" ACC2001 "data does not allow the clause reduction"
  a(1) = 1
  !$acc end data
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc data use_device(a) ! want ACC2004 "data needs one of copy, copyin, copyout, create, no_create, present, deviceptr, attach, default" ACC2001 "data does not allow the clause use_device"
  a(1) = 1
  !$acc end data
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc data delete(a) ! want ACC2004 "data needs one of copy, copyin, copyout, create, no_create, present, deviceptr, attach, default" ACC2001 "data does not allow the clause delete"
  a(1) = 1
  !$acc end data
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc data gang ! want ACC2004 "data needs one of copy, copyin, copyout, create, no_create, present, deviceptr, attach, default" ACC2001 "data does not allow the clause gang"
  a(1) = 1
  !$acc end data
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc host_data copy(a) ! want ACC2004 "host_data needs use_device" ACC2001 "host_data does not allow the clause copy"
  a(1) = 1
  !$acc end host_data
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc host_data async(1) ! want ACC2004 "host_data needs use_device" ACC2001 "host_data does not allow the clause async"
  a(1) = 1
  !$acc end host_data
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc host_data use_device(a) num_gangs(2) ! want ACC2001 "host_data does not allow the clause num_gangs"
  a(1) = 1
  !$acc end host_data
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc enter data copy(a) ! want ACC2004 "enter data needs one of copyin, create, attach" ACC2001 "enter data does not allow the clause copy"
  a(1) = 1
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc enter data copyout(a) ! want ACC2004 "enter data needs one of copyin, create, attach" ACC2001 "enter data does not allow the clause copyout"
  a(1) = 1
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc enter data delete(a) ! want ACC2004 "enter data needs one of copyin, create, attach" ACC2001 "enter data does not allow the clause delete"
  a(1) = 1
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc enter data present(a) ! want ACC2004 "enter data needs one of copyin, create, attach" ACC2001 "enter data does not allow the clause present"
  a(1) = 1
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc enter data copyin(a) finalize ! want ACC2001 "enter data does not allow the clause finalize"
  a(1) = 1
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc enter data no_create(a) ! want ACC2004 "enter data needs one of copyin, create, attach" ACC2001 "enter data does not allow the clause no_create"
  a(1) = 1
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc exit data copyin(a) ! want ACC2004 "exit data needs one of copyout, delete, detach" ACC2001 "exit data does not allow the clause copyin"
  a(1) = 1
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc exit data create(a) ! want ACC2004 "exit data needs one of copyout, delete, detach" ACC2001 "exit data does not allow the clause create"
  a(1) = 1
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc exit data attach(p) ! want ACC2004 "exit data needs one of copyout, delete, detach" ACC2001 "exit data does not allow the clause attach"
  a(1) = 1
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc exit data copy(a) ! want ACC2004 "exit data needs one of copyout, delete, detach" ACC2001 "exit data does not allow the clause copy"
  a(1) = 1
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc exit data delete(a) private(x) ! want ACC2001 "exit data does not allow the clause private"
  a(1) = 1
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc update copy(a) ! want ACC2004 "update needs one of self, host, device" ACC2001 "update does not allow the clause copy"
  a(1) = 1
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc update host(a) private(x) ! want ACC2001 "update does not allow the clause private"
  a(1) = 1
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc update device(a) finalize ! want ACC2001 "update does not allow the clause finalize"
  a(1) = 1
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc wait(1) self(a) ! want ACC2001 "wait does not allow the clause self"
  a(1) = 1
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc wait num_gangs(2) ! want ACC2001 "wait does not allow the clause num_gangs"
  a(1) = 1
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc init async(1) ! want ACC2001 "init does not allow the clause async"
  a(1) = 1
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc init copy(a) ! want ACC2001 "init does not allow the clause copy"
  a(1) = 1
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc shutdown wait ! want ACC2001 "shutdown does not allow the clause wait"
  a(1) = 1
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc set async(1) ! want ACC2004 "set needs one of default_async, device_num, device_type" ACC2001 "set does not allow the clause async"
  a(1) = 1
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc set device_num(1) copy(a) ! want ACC2001 "set does not allow the clause copy"
  a(1) = 1
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc cache(a(1)) private(x) ! want ACC3014 "cache outside of a compute construct" ACC2001 "cache does not allow the clause private" ACC4017 "expected an array element or section for cache"
  a(1) = 1
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc loop num_gangs(2) ! want ACC2001 "loop does not allow the clause num_gangs"
  do i = 1, n
    a(i) = b(i)
  end do
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc loop copy(a) ! want ACC2001 "loop does not allow the clause copy"
  do i = 1, n
    a(i) = b(i)
  end do
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc loop async(1) ! want ACC2001 "loop does not allow the clause async"
  do i = 1, n
    a(i) = b(i)
  end do
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc loop if(l) ! want ACC2001 "loop does not allow the clause if"
  do i = 1, n
    a(i) = b(i)
  end do
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc loop default(none) ! want ACC2001 "loop does not allow the clause default"
  do i = 1, n
    a(i) = b(i)
  end do
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc loop firstprivate(x) ! want ACC2001 "loop does not allow the clause firstprivate" ACC4027 "'x' is in firstprivate but the construct never uses it"
  do i = 1, n
    a(i) = b(i)
  end do
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel loop delete(a) ! want ACC2001 "parallel loop does not allow the clause delete"
  do i = 1, n
    a(i) = b(i)
  end do
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc parallel loop use_device(a) ! want ACC2001 "parallel loop does not allow the clause use_device"
  do i = 1, n
    a(i) = b(i)
  end do
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc serial loop num_gangs(2) ! want ACC2001 "serial loop does not allow the clause num_gangs"
  do i = 1, n
    a(i) = b(i)
  end do
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc kernels loop firstprivate(x) ! want ACC2001 "kernels loop does not allow the clause firstprivate" ACC4027 "'x' is in firstprivate but the construct never uses it"
  do i = 1, n
    a(i) = b(i)
  end do
end subroutine
!---
subroutine s(a, b, n, x, p, l)
  implicit none
  integer :: n, i
  real :: a(n), b(n), x
  real, pointer :: p(:)
  logical :: l
  !$acc kernels loop finalize ! want ACC2001 "kernels loop does not allow the clause finalize"
  do i = 1, n
    a(i) = b(i)
  end do
end subroutine
