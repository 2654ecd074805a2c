! 3.2.18: acc_copyin and acc_create take a contiguous array, or a variable and its length in bytes.
! output: 6 T
program p
  use openacc
  integer :: a(3), b(3), i
  a = [1, 2, 3]
  b = 0
  call acc_copyin(a)
  call acc_create(b, 12)
  !$acc parallel loop present(a, b)
  do i = 1, 3
    b(i) = a(i)
  end do
  call acc_copyout(b)
  print '(i0,1x,l1)', sum(b), acc_is_present(a)
  call acc_delete(a)
end program
