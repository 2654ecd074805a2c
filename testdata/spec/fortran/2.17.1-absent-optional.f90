! 2.17.1: a clause that names an argument which is not present is as if it did not name it, and the argument is not present in the
! construct either.
! output: 3 3
! output: 2 5 4 13
program p
  real, allocatable :: z(:)
  real :: y(10), r(4)
  y = 1
  call s(10)
  call s(10, y)
  allocate (z(10))
  z = 2
  call s(10, y, z)
  print '(i0, 1x, i0)', int(y(1)), int(z(1))
  call e
  call t(y)
  r(1) = y(1)
  call t(y, 5)
  r(2) = y(1)
  call u(y)
  r(3) = y(1)
  call u(y, 6)
  r(4) = y(1)
  print '(*(i0, :, 1x))', int(r)
contains
  subroutine s(n, y, z)
    integer, intent(in) :: n
    real, optional :: y(:)
    real, allocatable, optional :: z(:)
    !$acc enter data copyin(y, z)
    !$acc update device(y, z)
    !$acc data copy(y) copy(z)
    !$acc parallel loop
    do i = 1, n
      if (present(y)) y(i) = y(i) + 1
      if (present(z)) z(i) = z(i) + 1
    end do
    !$acc end data
    !$acc update self(y, z)
    !$acc exit data delete(y, z)
  end subroutine
  subroutine e(y, z, k, x)
    real, optional :: y(:), x(10)
    real, allocatable, optional :: z(:)
    integer, optional :: k
    logical :: l(4)
    !$acc serial copyout(y, z) create(k) copyin(x) copyout(l)
    l = [present(y), present(z), present(k), present(x)]
    !$acc end serial
    if (any(l)) stop 1
    !$acc serial present(y, z, k, x) copyout(l)
    l = [present(y), present(z), present(k), present(x)]
    !$acc end serial
    if (any(l)) stop 2
    !$acc serial no_create(y, z, k, x) attach(z) copyout(l)
    l = [present(y), present(z), present(k), present(x)]
    !$acc end serial
    if (any(l)) stop 3
    !$acc host_data use_device(y, z, x)
    if (present(y)) stop 4
    !$acc end host_data
    !$acc enter data create(y, z, k, x)
    !$acc update self(y, z, k, x)
    !$acc exit data copyout(y, z, k, x) finalize
  end subroutine
  subroutine t(y, k)
    real :: y(:)
    integer, optional :: k
    !$acc parallel loop firstprivate(k)
    do i = 1, 10
      y(i) = 2
      if (present(k)) y(i) = k
    end do
  end subroutine
  subroutine u(y, k)
    real :: y(:)
    integer, optional :: k
    !$acc parallel loop
    do i = 1, 10
      y(i) = 3
      if (present(k)) y(i) = k
    end do
    !$acc kernels loop
    do i = 1, 10
      y(i) = y(i) + 1
      if (present(k)) y(i) = y(i) + k
    end do
  end subroutine
end program
