module kinds
  implicit none
  integer, parameter :: dp = kind(1.0d0), sp = kind(1.0e0)
  real(dp), parameter :: pi = 3.141592653589793238_dp
  complex(dp), parameter :: ci = (0.0_dp, 1.0_dp)
end module kinds
