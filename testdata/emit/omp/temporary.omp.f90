! What threads of a team have copies of, that OpenACC has one of for each gang.
module temporary
contains
  subroutine row(a, n)
    !$omp declare target
    integer :: n, j
    real :: a(n), T
    !$omp parallel do private(T)
    do j = 1, n
      T = a(j)
      a(j) = T * T
    end do
  end subroutine
  subroutine inner(s, u)
    integer :: s(16, 16), u(16), i, j, y, last
    !$omp target teams distribute map(from: s)
    do i = 1, 16
      !$omp parallel do private(y)
      do j = 1, 16
        y = i + j
        s(j, i) = y
      end do
    end do
    !$omp target teams distribute map(from: s, u) private(last)
    do i = 1, 16
      !$omp parallel do lastprivate(last)
      do j = 1, 16
        last = i + j
        s(j, i) = last
      end do
      u(i) = last
    end do
    !$omp target teams map(from: u)
    !$omp distribute parallel do private(y)
    do i = 1, 16
      y = i
      u(i) = y
    end do
    !$omp end target teams
  end subroutine
  subroutine gangs(s)
    integer :: s(16), q(3), i
    !$omp target teams map(from: s) private(q)
    !$omp distribute
    do i = 1, 16
      q(2) = i
      s(i) = q(2)
    end do
    !$omp end target teams
  end subroutine
  subroutine get(i, n, x)
    !$omp declare target
    integer, intent(in) :: i, n
    integer, intent(out) :: x
    x = i * n
  end subroutine
  subroutine passed(s, n)
    integer :: s(16, 16), n, i, j, x, w
    !$omp target teams distribute map(from: s)
    do i = 1, 16
      !$omp parallel do private(x, w)
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
