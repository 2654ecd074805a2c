! What threads of a team have copies of, that OpenACC has one of for each gang.
module temporary
contains
  subroutine row(a, n)
    !$acc routine vector
    integer :: n, j
    real :: a(n), T
    !$acc loop vector
    do j = 1, n
      T = a(j)
      a(j) = T * T
    end do
  end subroutine
  subroutine inner(s, u)
    integer :: s(16, 16), u(16), i, j, y, last
    !$acc parallel loop gang copyout(s)
    do i = 1, 16
      !$acc loop vector
      do j = 1, 16
        y = i + j
        s(j, i) = y
      end do
    end do
    !$acc parallel loop gang copyout(s, u)
    do i = 1, 16
      !$acc loop vector
      do j = 1, 16
        last = i + j
        s(j, i) = last
      end do
      u(i) = last
    end do
    !$acc parallel copyout(u)
    !$acc loop gang
    do i = 1, 16
      y = i
      u(i) = y
    end do
    !$acc end parallel
  end subroutine
  subroutine gangs(s)
    integer :: s(16), q(3), i
    !$acc parallel copyout(s) private(q)
    !$acc loop gang
    do i = 1, 16
      q(2) = i
      s(i) = q(2)
    end do
    !$acc end parallel
  end subroutine
  subroutine get(i, n, x)
    !$acc routine seq
    integer, intent(in) :: i, n
    integer, intent(out) :: x
    x = i * n
  end subroutine
  subroutine passed(s, n)
    integer :: s(16, 16), n, i, j, x, w
    !$acc parallel loop gang copyout(s)
    do i = 1, 16
      !$acc loop vector
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
