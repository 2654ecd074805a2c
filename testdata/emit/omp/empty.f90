subroutine nothing(x, n, c)
  implicit none
  integer, intent(in) :: n
  logical, intent(in) :: c
  real, intent(inout) :: x(n)
  !$acc parallel num_gangs(4) copy(x)
  !$acc end parallel
  !$acc serial
  !$acc end serial
  !$acc kernels
  !$acc end kernels
  !$acc data copy(x) if(c)
  !$acc end data
  !$acc host_data use_device(x)
  !$acc end host_data
end subroutine
