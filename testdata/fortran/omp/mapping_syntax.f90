! version 52
! map types and device data

subroutine mapping_syntax1
  !$omp target enter data map(to: 3) ! want OMP1007 "expected a variable or array section"
end subroutine

subroutine mapping_syntax2
  real :: x
  !$omp target data map(foo, to: x) ! want OMP1009 "map does not allow the modifier 'foo'"
  x = 1
  !$omp end target data
end subroutine

subroutine mapping_syntax3
  !$omp target update to(3) ! want OMP1007 "expected a variable or array section"
end subroutine

subroutine mapping_syntax4
  real :: x
  !$omp target update to(foo: x) ! want OMP1009 "to does not allow the modifier 'foo'"
end subroutine

subroutine mapping_syntax5
  !$omp target update to() ! want OMP1005 "expected a variable between the parentheses of to"
end subroutine

subroutine mapping_syntax6
  !$omp target update from ! want OMP1005 "expected an argument in parentheses after from"
end subroutine

subroutine mapping_syntax7
  real :: x
  !$omp target device(foo: 0) ! want OMP1009 "device does not allow the modifier 'foo'"
  x = 1
  !$omp end target
end subroutine

subroutine mapping_syntax8
  real :: x
  !$omp target data use_device_addr(3) ! want OMP1007 "expected a variable or array section"
  x = 1
  !$omp end target data
end subroutine
