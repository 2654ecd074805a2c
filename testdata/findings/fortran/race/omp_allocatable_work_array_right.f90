program work_array
  implicit none
  real, allocatable :: work(:)
  real :: res(20)
  integer :: i, k
  allocate(work(4))
!$omp parallel do private(k, work)
  do i = 1, 20
    do k = 1, 4
      work(k) = i * k
    end do
    res(i) = sum(work)
  end do
  print *, res(3)
end program
