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
      associate (accc_u => f(k)%u, &
        accc_v => f(k)%v)
!$omp target enter data map(to: accc_u, accc_v)
      end associate
    end do
    if (size(f) > 1) then
      associate (accc_u => f(1)%u)
!$omp target update from(accc_u)
      end associate
    else
      associate (accc_v => f(1)%v)
!$omp target update to(accc_v)
      end associate
    end if
  end subroutine

  subroutine step(n, a, b)
    integer(1) :: accc_queue(0:63)
    common /accc_queue/ accc_queue
    bind(c) :: /accc_queue/
    integer, intent(in) :: n
    real, intent(inout) :: a(n), b(n)
    integer :: i
!$omp target map(to: a) &
!$omp   map(tofrom: b) nowait depend(inout: accc_queue(Main))
!$omp teams distribute parallel do
    do i = 1, n
!$omp atomic
      b(i) = b(i) + a(i)
    end do
!$omp end target
!$omp task depend(in: accc_queue(Main), accc_queue(Other)) depend(inout: accc_queue(0))
!$omp end task
    if (n > 1) then
!$omp task if(.false.) depend(inout: accc_queue(Other))
!$omp end task
    end if
  end subroutine
end module
