! What threads of a team have copies of, that OpenACC has one of for each gang.
module temporary
contains
  subroutine row(a, n)
    integer :: n, j
    real :: a(n), T
    !$omp simd private(T)
    do j = 1, n
      T = a(j)
      a(j) = T * T
    end do
  end subroutine
  subroutine inner(s, u)
    integer :: s(16, 16), u(16), i, j, y, last
    !$omp parallel do private(j)
    do i = 1, 16
      !$omp simd private(y)
      do j = 1, 16
        y = i + j
        s(j, i) = y
      end do
    end do
    !$omp parallel do private(last, j)
    do i = 1, 16
      !$omp simd lastprivate(last)
      do j = 1, 16
        last = i + j
        s(j, i) = last
      end do
      u(i) = last
    end do
    !$omp parallel private(y)
    !$omp do
    do i = 1, 16
      y = i
      u(i) = y
    end do
    !$omp end parallel
  end subroutine
  subroutine gangs(s)
    integer :: s(16), q(3), i
    !$omp parallel private(q)
    !$omp do
    do i = 1, 16
      q(2) = i
      s(i) = q(2)
    end do
    !$omp end parallel
  end subroutine
  subroutine get(i, n, x)
    integer, intent(in) :: i, n
    integer, intent(out) :: x
    x = i * n
  end subroutine
  subroutine passed(s, n)
    integer :: s(16, 16), n, i, j, x, w
    !$omp parallel do private(j)
    do i = 1, 16
      !$omp simd private(x, w)
      do j = 1, 16
        call get(i + j, n, x)
        if (j > n) then
          w = 2
        else
          w = 1
        end if
        s(j, i) = x + w
      end do
    end do
  end subroutine
end module
