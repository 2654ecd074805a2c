! Names keep their case, and a procedure is declared before a directive names it.
module Fields
  real, allocatable :: GlobArr(:)
  !$acc declare create(GlobArr)
contains
  subroutine Work(A, nMax, Hist)
    integer, intent(in) :: nMax
    real, intent(inout) :: A(nMax)
    integer, intent(inout) :: Hist(4)
    integer :: i
    !$acc routine(Foo) seq
    interface
      real function Foo(x)
        real, intent(in) :: x
      end function
    end interface
    !$acc parallel loop copy(A(1:nMax)) present(GlobArr)
    do i = 1, nMax
      A(i) = Foo(A(i)) + GlobArr(i)
    end do
    !$acc parallel copy(Hist)
    !$acc loop reduction(+:Hist)
    do i = 1, nMax
      Hist(1 + mod(i, 4)) = Hist(1 + mod(i, 4)) + 1
    end do
    !$acc end parallel
  end subroutine
end module
