! 2.7.4: in Fortran the variable of deviceptr is a dummy argument; host_data passes it an address of the device.
! output: 10
program p
  integer :: a(4)
  a = 0
  !$acc data copy(a)
  !$acc host_data use_device(a)
  call fill(a, 4)
  !$acc end host_data
  !$acc end data
  print '(i0)', sum(a)
contains
  subroutine fill(v, n)
    integer, intent(in) :: n
    integer :: v(n), i
    !$acc parallel loop deviceptr(v)
    do i = 1, n
      v(i) = i
    end do
  end subroutine
end program
