! The constants of iso_fortran_env (Fortran 2018 §16.10.2).
program environment
  use, intrinsic :: iso_fortran_env
  implicit none
  character(*), parameter :: version = compiler_version()
  print *, int8, int16, int32, int64, real32, real64
  print *, character_storage_size, file_storage_size, numeric_storage_size
  print *, error_unit, input_unit, output_unit, iostat_end, iostat_eor, iostat_inquire_internal_unit
  print *, len(compiler_version()) > 0, len(compiler_options()) >= 0, len(version) == len(compiler_version()//''), version == compiler_version()
  print *, character_kinds, integer_kinds, logical_kinds, real_kinds
  print *, stat_stopped_image, stat_locked, stat_unlocked, stat_locked_other_image, stat_failed_image
  print *, atomic_int_kind, atomic_logical_kind
end program
