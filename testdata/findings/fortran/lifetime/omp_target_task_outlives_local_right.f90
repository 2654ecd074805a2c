module m
  real :: total(20) = 0
contains
  subroutine add(f)
    real, intent(in) :: f
    real :: c(20)
    c = f
    !$omp target teams distribute parallel do map(to: c) map(tofrom: total) nowait
    do i = 1, 20
      total(i) = total(i) + c(i)
    end do
    !$omp taskwait
  end subroutine
end module
program p
  use m
  call add(1.0)
  !$omp taskwait
  print *, total(3)
end program
