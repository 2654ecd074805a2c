! 2.9.1: without force the collapsed loops are tightly nested.
program p
  integer :: a(4, 4), i, j, k
  !$acc parallel loop collapse(2) copyout(a) private(k)
  do i = 1, 4 ! want ACC3006
    k = 2 * i
    do j = 1, 4
      a(j, i) = k
    end do
  end do
end program
