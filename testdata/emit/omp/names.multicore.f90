! Names keep their case, and a procedure is declared before a directive names it.
module Fields
  real, allocatable :: GlobArr(:)
contains
  subroutine Work(A, nMax, Hist)
    integer, intent(in) :: nMax
    real, intent(inout) :: A(nMax)
    integer, intent(inout) :: Hist(4)
    integer :: i
    interface
      real function Foo(x)
        real, intent(in) :: x
      end function
    end interface
    !$omp parallel do
    do i = 1, nMax
      A(i) = Foo(A(i)) + GlobArr(i)
    end do
    !$omp parallel
    !$omp do reduction(+:Hist)
    do i = 1, nMax
      Hist(1 + mod(i, 4)) = Hist(1 + mod(i, 4)) + 1
    end do
    !$omp end parallel
  end subroutine
end module
