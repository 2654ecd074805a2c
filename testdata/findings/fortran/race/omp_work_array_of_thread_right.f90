module work_mod
  implicit none
  integer, allocatable, save :: work(:)
  !$omp threadprivate(work)
contains
  integer function sum_to(n)
    integer, intent(in) :: n
    integer :: k
    if (allocated(work)) then
      if (size(work) < n) deallocate(work)
    end if
    if (.not. allocated(work)) allocate(work(n))
    sum_to = 0
    do k = 1, n
      work(k) = k
    end do
    do k = 1, n
      sum_to = sum_to + work(k)
    end do
  end function
end module
program main
  use work_mod
  implicit none
  integer :: i, s(6)
  s(1) = sum_to(2)
  !$omp parallel do schedule(dynamic)
  do i = 1, 6
    s(i) = sum_to(i)
  end do
  !$omp parallel do schedule(dynamic)
  do i = 6, 1, -1
    s(i) = s(i) + sum_to(i)
  end do
  print *, s
end program
