! Names of components are mapped by themselves where no clause names them, whatever else of the variable is on the device.
program p
  implicit none
  type inner
    real, allocatable :: b(:)
    integer :: k(4)
  end type
  type t
    real, allocatable :: a(:)
    real, pointer :: p(:)
    real :: s(100)
    integer :: n
    type(inner) :: in
    type(inner), allocatable :: l(:)
  end type
  type(t) :: x
  type(t), target :: w(3)
  integer :: i
  allocate(x%a(100), x%p(100), x%in%b(100), x%l(3))
  allocate(w(2)%a(100))
  allocate(x%l(2)%b(100))
  x%a = 1; x%p = 2; x%s = 3; x%n = 100; x%in%b = 4; w(2)%a = 5; x%l(2)%b = 6; x%in%k = 0
  ! without data constructs
  associate(z => x%a, m => x%n)
    !$omp target teams distribute parallel do
    do i = 1, m
      z(i) = z(i) + i
    end do
  end associate
  print *, sum(x%a)
  associate(z => x%in, m => x%n)
    associate(y => z%b, q => z%k(2:3))
    !$omp target teams distribute parallel do
    do i = 1, m
      y(i) = y(i) + i
    end do
    !$omp target
    q(1) = m
    q(2) = 7
    !$omp end target
    end associate
  end associate
  print *, sum(x%in%b), x%in%k
  associate(z => w(2)%a)
    !$omp target teams distribute parallel do
    do i = 1, 100
      z(i) = z(i) + i
    end do
  end associate
  print *, sum(w(2)%a)
  associate(z => x%s(11:20), zz => x%s)
    !$omp target data map(tofrom: zz)
    !$omp target teams distribute parallel do
    do i = 1, 10
      z(i) = z(i) + i
    end do
    !$omp end target data
  end associate
  print *, sum(x%s)
  !$omp target teams distribute parallel do 
  do i = 1, 10
    associate (z => x%s)
      z(i) = z(i) + i
    end associate
  end do
  print *, sum(x%s)
  associate(z => x%s)
    !$omp target teams distribute parallel do
    do i = 1, x%n
      z(i) = z(i) + i
    end do
  end associate
  print *, sum(x%s)
end program
