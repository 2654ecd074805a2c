program privatemissing
  implicit none
  integer :: i, tmp, a(100)
  do i = 1, 100
    a(i) = i
  end do
  !$omp parallel do private(tmp)
  do i = 1, 100
    tmp = a(i) + i
    a(i) = tmp
  end do
  print *, a(50)
end program
