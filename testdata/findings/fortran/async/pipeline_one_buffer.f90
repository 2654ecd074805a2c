! find: async order of t, write at 11, write at 11
! fix: write wait(0) on the directive at line 9, or !$acc wait(0) async(1) before it
program p
  real :: a(256), t(64)
  integer :: i, b
  a = 1
  !$acc data copy(a) create(t)
  do b = 0, 3
    !$acc parallel loop async(mod(b, 2))
    do i = 1, 64
      t(i) = a(b * 64 + i)
    end do
    !$acc parallel loop async(mod(b, 2))
    do i = 1, 64
      a(b * 64 + i) = 2 * t(i)
    end do
  end do
  !$acc wait
  !$acc end data
end program
