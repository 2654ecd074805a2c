! find: data race of balance, write at 10:5, read at 15:15
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
!$omp critical
    balance = balance - 1
!$omp end critical
  end do
!$omp end parallel sections
  print *, balance
end program
