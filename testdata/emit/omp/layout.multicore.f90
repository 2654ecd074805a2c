! Directives in the first column are beside statements that are not.
module Fields
  implicit none
  type :: Field
    integer :: n = 0
    real, allocatable :: u(:), v(:)
  end type
  integer, parameter :: Main = 2, Other = Main + 1, Far = 64
contains
  subroutine begin(f)
    type(Field), intent(inout) :: f(:)
    integer :: k
    do k = 1, size(f)
    end do
    if (size(f) > 1) then
    else
    end if
  end subroutine

  subroutine step(n, a, b)
    integer, intent(in) :: n
    real, intent(inout) :: a(n), b(n)
    integer :: i
!$omp parallel do
    do i = 1, n
!$omp atomic
      b(i) = b(i) + a(i)
    end do
  end subroutine
end module
