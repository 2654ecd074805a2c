module steps
  use state
  implicit none
contains
  subroutine enter()
    allocate(field(4))
    field = 1
    !$omp target enter data map(to: field)
  end subroutine
  subroutine step(by)
    real(8), intent(in) :: by
    integer :: i
    !$omp target map(to: by)
    do i = 1, 4
      field(i) = field(i) * by + table(i)
    end do
    !$omp end target
  end subroutine
  subroutine leave()
    !$omp target exit data map(from: field)
  end subroutine
end module
