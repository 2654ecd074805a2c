! What is no type(c_ptr) is in use_device_ptr as it is in use_device_addr (OpenMP 5.2 5.4.8).
program use_device_ptr
  use iso_c_binding
  implicit none
  type pair
    integer :: a, b
  end type
  integer, target :: v(50)
  integer :: whole(50)
  type(pair) :: s
  integer :: k
  type(c_ptr) :: q
  v = 1
  whole = 2
  q = c_loc(v)
  s%a = 1
  k = 4
  !$omp target data map(tofrom: v, s, k, whole)
  !$omp target data use_device_ptr(q, s, k, whole)
  call one(q)
  call two(s, k)
  call all(whole, 50)
  !$omp end target data
  !$omp end target data
  print *, v(50), s%a, k, whole(50)
contains
  subroutine one(x)
    type(c_ptr) :: x
    integer, pointer :: i(:)
    !$omp target is_device_ptr(x)
    call c_f_pointer(x, i, [50])
    i(50) = 7
    !$omp end target
  end subroutine
  subroutine two(x, k)
    type(pair) :: x
    integer :: k
    !$omp target has_device_addr(x, k)
    x%a = x%a * 5
    k = k + 1
    !$omp end target
  end subroutine
  subroutine all(x, n)
    integer, intent(in) :: n
    integer, intent(inout) :: x(n)
    integer :: i
    !$omp target teams distribute parallel do has_device_addr(x)
    do i = 1, n
      x(i) = x(i) * 2 + i
    end do
  end subroutine
end program
