! Names of components are variables of their own where no clause names them.
program p
  implicit none
  type t
    real, allocatable :: a(:,:)
    real, pointer :: p(:)
    real :: s(0:99)
    integer :: n
    real, pointer :: sc
    integer, allocatable :: al
  end type
  type(t) :: x
  real, target :: q(200), w
  integer :: i, total
  allocate(x%a(0:9,10)); x%p => q(1:200:2); x%sc => w; allocate(x%al)
  x%a = 1; q = 2; x%s = 3; x%n = 100; w = 4; x%al = 5
  associate(z => x%p)
    !$acc parallel loop
    do i = 1, 100
      z(i) = z(i) + i
    end do
    print *, sum(z), sum(q)
  end associate
  associate(z => x%s, m => x%n, r => x%sc, al => x%al)
    !$acc parallel loop
    do i = 0, m - 1
      z(i) = z(i) + i + r + al
    end do
    print *, sum(z)
    !$acc kernels
    m = m + 1
    r = r + 1
    al = al + 1
    !$acc end kernels
    print *, m, r, al
    total = 0
    !$acc parallel loop reduction(+:total)
    do i = 0, m - 2
      total = total + int(z(i))
    end do
    print *, total
  end associate
  associate(z => x%a)
    !$acc parallel loop collapse(2)
    do i = 0, 9
      do total = 1, ubound(z, 2)
        z(i, total) = z(i, total) + i * total
      end do
    end do
    !$acc enter data copyin(z)
    !$acc parallel loop collapse(2)
    do i = 0, 9
      do total = 1, 10
        z(i, total) = z(i, total) + i * total
      end do
    end do
    !$acc exit data copyout(z)
  end associate
  print *, sum(x%a)
  !$acc data copy(x)
  associate(z => x%s, m => x%n)
    !$acc parallel loop
    do i = 0, m - 2
      z(i) = z(i) + i
    end do
  end associate
  !$acc end data
  print *, sum(x%s), x%n
end program
