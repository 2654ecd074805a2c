! Fortran: names in their case, ends of constructs, procedures of devices.
module shapes
  implicit none
  integer, parameter :: SZ = 100
  real :: Table(SZ)
  !$acc declare copyin(Table)
contains
  real function area(r)
    !$acc routine seq
    real, intent(in) :: r
    area = 3.0 * r * r
  end function
end module

program test
  use openacc
  use shapes
  use omp_lib
  implicit none
  real :: A(SZ), S
  integer :: i, j, K
  logical :: onHost
  A = 1; S = 0; K = 2
  !$acc data copy(A(1:SZ))
  !$acc parallel loop reduction(+: S) num_gangs(SZ / 4) ! all of it
  do i = 1, SZ
    S = S + area(A(i))
  end do
  !$acc update self(A(1:SZ))
  !$acc end data
  !$acc parallel copy(A)
  !$acc loop gang private(K)
  do i = 1, SZ
    K = i
    !$acc loop worker vector
    do j = 1, 1
      A(K) = A(K) + j
    end do
  end do
  !$acc end parallel
  !$acc serial copyout(onHost)
  onHost = acc_on_device(acc_device_host)
  !$acc end serial
  print *, int(S), int(A(SZ)), acc_get_num_devices(acc_device_not_host) > 0
end program
