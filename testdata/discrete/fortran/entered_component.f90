! A component that enters after its object: the object on the device leads to it.
program entered_component
  implicit none
  type holder
    integer :: tag
    real(8), allocatable :: h(:)
  end type
  type(holder) :: x
  x%tag = 3
  !$omp target enter data map(to: x)
  allocate(x%h(3))
  x%h = [1d0, 20d0, 3d0]
  !$omp target enter data map(to: x%h)
  !$omp target
  x%h(3) = 30 + x%tag
  !$omp end target
  !$omp target exit data map(from: x%h)
  !$omp target exit data map(release: x)
  print '(a, i0, 8(1x, f0.1))', 'entered ', x%tag, x%h
end program
