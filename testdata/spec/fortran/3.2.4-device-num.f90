! 3.2.4: acc_set_device_num chooses a device, acc_get_device_num tells it; data is there where it was copied.
! flags: --devices=2
! output: 1 T F
program p
  use openacc
  integer :: a, n
  integer(acc_device_kind) :: t
  logical :: there
  a = 1
  t = acc_get_device_type()
  call acc_set_device_num(1, t)
  n = acc_get_device_num(t)
  call acc_copyin(a)
  there = acc_is_present(a)
  call acc_set_device_num(0, t)
  print '(i0,1x,l1,1x,l1)', n, there, acc_is_present(a)
end program
