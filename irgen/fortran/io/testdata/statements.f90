! Statements of input and output; the lowering of expressions is that of the test.
subroutine s
  integer :: i, n, unit, status
  integer(8) :: long
  real(8) :: x
  complex :: z
  logical :: there
  character(20) :: name, message
  real :: a(10)
  namelist /group/ n, x
  print *, "i =", i, x, there
  write (unit, 10, iostat=status, err=20, iomsg=message) long, z
10 format (i8, 2f8.3)
  read (*, *, end=20) n, x, there, name, z
  write (unit) a, n
  read (name, '(i4)') n
  write (name, fmt='(f8.2)') x
  open (newunit=unit, file=name, status="old", recl=80)
  inquire (file=name, exist=there, number=n, name=message)
  inquire (iolength=n) a, x
  rewind (unit)
  read (unit, nml=group)
  write (*, *) (a(i), i = 1, n)
  close (unit, status="delete", iostat=status)
  stop 3
20 continue
  error stop "no more"
end subroutine
