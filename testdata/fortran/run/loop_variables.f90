! Variables of loops without a directive belong to the thread that runs the loop, which may use them behind it.
program loop_variables
  implicit none
  integer :: i, j, k, a(10), b(0:999)
  a = [(i, i = 1, 10)]
  j = 77
  !$acc parallel loop copyout(b)
  do i = 0, 999
    do j = 1, 10
      if (a(j) > mod(i, 9)) exit
    end do
    b(i) = j
  end do
  print *, b(:9), sum(b)
  !$acc kernels loop independent copyout(b) copyin(a)
  do i = 0, 999
    do j = 1, 10
      if (a(j) > mod(i, 9)) exit
    end do
    b(i) = j
  end do
  print *, b(:9), sum(b)
  !$acc parallel loop copyout(b)
  do i = 0, 999
    b(i) = 0
    do j = mod(i, 7), 12, 3
      b(i) = b(i) + a(mod(j, 10) + 1)
    end do
    b(i) = b(i) * 100 + j
  end do
  print *, b(:9), sum(b)
  !$acc kernels loop gang vector copyout(b)
  do i = 0, 999
    do j = 10, mod(i, 4), -2
    end do
    b(i) = j
    if (i > 3) then
      do k = 1, i
        j = j + 1
      end do
      b(i) = b(i) + j * k
    end if
  end do
  print *, b(:9), sum(b)
  !$acc serial loop private(j) copyout(b)
  do i = 0, 999
    do j = 5, i
    end do
    b(i) = j
  end do
  print *, b(:9), sum(b)
  !$acc kernels loop independent copyout(b)
  do i = 0, 999
    block
      integer :: q
      do q = 2, i, 3
      end do
      b(i) = q
    end block
  end do
  print *, b(:9), sum(b)
end program
