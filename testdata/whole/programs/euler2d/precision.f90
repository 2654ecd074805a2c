!> Kinds of numbers and constants of the gas.
module precision_mod
  use, intrinsic :: iso_fortran_env, only: real32, real64, error_unit, output_unit
  implicit none
  public
  integer, parameter :: wp = real64
  integer, parameter :: nvar = 4
  integer, parameter :: ng = 2            !< rows of ghost cells on each side
  integer, parameter :: irho = 1, imx = 2, imy = 3, iene = 4
  real(wp), parameter :: gamma = 1.4_wp, gm1 = gamma - 1.0_wp
  real(wp), parameter :: small = 1.0e-12_wp
end module precision_mod
