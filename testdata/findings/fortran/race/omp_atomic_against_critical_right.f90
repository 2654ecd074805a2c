program balance_of
  implicit none
  integer :: balance, i
  balance = 0
!$omp parallel sections private(i)
!$omp section
  do i = 1, 10
!$omp atomic
    balance = balance + 2
  end do
!$omp section
  do i = 1, 10
!$omp atomic
    balance = balance - 1
  end do
!$omp end parallel sections
  print *, balance
end program
