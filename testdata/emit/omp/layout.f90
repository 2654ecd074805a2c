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
!$acc enter data copyin(f(k)%u, f(k)%v)
    end do
    if (size(f) > 1) then
!$acc update self(f(1)%u)
    else
!$acc update device(f(1)%v)
    end if
  end subroutine

  subroutine step(n, a, b)
    integer, intent(in) :: n
    real, intent(inout) :: a(n), b(n)
    integer :: i
!$acc parallel loop copyin(a) &
!$acc   copy(b) async(Main)
    do i = 1, n
!$acc atomic
      b(i) = b(i) + a(i)
    end do
!$acc wait(Main, Other) async(Far)
!$acc wait(Other) if(n > 1)
  end subroutine
end module
