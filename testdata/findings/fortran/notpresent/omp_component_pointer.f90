! find: not present, write at 13:5
program components
  implicit none
  type :: field
    real, pointer :: x(:)
  end type
  type(field) :: f
  integer :: i
  allocate (f%x(10))
  f%x = 1
  !$omp target map(to: f)
  do i = 1, 10
    f%x(i) = i
  end do
  !$omp end target
  print *, f%x(3)
end program
