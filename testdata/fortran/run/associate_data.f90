! Data constructs about the name of a component: compute constructs in them find it, and need nothing else of the variable.
program p
  type t
    real, allocatable :: u(:)
    real :: f(1000)
    integer :: n
  end type
  type(t) :: q
  integer :: i
  allocate(q%u(8))
  q%u = 1
  q%f = 0
  associate (z => q%u)
    !$acc data copy(z)
    !$acc parallel loop
    do i = 1, 8
      z(i) = z(i) + i
    end do
    !$acc update self(z(2:3))
    !$acc kernels loop
    do i = 1, 8
      z(i) = 2 * z(i)
    end do
    !$acc end data
  end associate
  associate (z => q%f)
    !$acc data copy(z)
    !$acc parallel loop present(z(1:1000))
    do i = 1, 1000
      z(i) = z(i) + i
    end do
    !$acc end data
  end associate
  print *, q%u
  print *, sum(q%f)
end program
