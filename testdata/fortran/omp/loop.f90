! version 52
! loops of loop directives

subroutine loop1
  integer :: k
  !$omp do
  do while (k < 10) ! want OMP3001 "expected a do loop with a variable and bounds after do"
    k = k + 1
  end do
end subroutine

subroutine loop2
  integer :: k
  !$omp do
  do ! want OMP3001 "expected a do loop with a variable and bounds after do"
    k = k + 1
  end do
end subroutine

subroutine loop3
  integer :: k
  real :: x
  !$omp do
  do x = 1.0, 2.0 ! want OMP3002 "loop of for is not in canonical form: the loop variable must be an integer"
    k = k + 1
  end do
end subroutine

subroutine loop4
  integer :: n
  !$omp simd
  do ! want OMP3001 "expected a do loop with a variable and bounds after simd"
    n = n + 1
    if (n > 10) exit ! want OMP3002 "exit out of the loop of simd"
  end do
end subroutine

subroutine loop5
  integer :: i
  real :: a(100)
  !$omp do
  do i = 1, 10
    if (a(i) > 1) exit ! want OMP3002 "exit out of the loop of do"
  end do
end subroutine

subroutine loop6
  integer :: i
  real :: a(100)
  !$omp parallel do
  do i = 1, 10
    if (a(i) > 1) exit ! want OMP3002 "exit out of the loop of parallel do"
  end do
end subroutine

subroutine loop7
  integer :: i
  real :: a(100)
  !$omp simd
  do i = 1, 10
    if (a(i) > 1) exit ! want OMP3002 "exit out of the loop of simd"
  end do
end subroutine

subroutine loop8
  integer :: i
  real :: a(100)
  !$omp taskloop
  do i = 1, 10
    if (a(i) > 1) exit ! want OMP3002 "exit out of the loop of taskloop"
  end do
end subroutine

subroutine loop9
  integer :: i
  real :: a(100)
  !$omp distribute
  do i = 1, 10
    if (a(i) > 1) exit ! want OMP3002 "exit out of the loop of distribute"
  end do
end subroutine

subroutine loop10
  integer :: i
  real :: a(100)
  !$omp loop
  do i = 1, 10
    if (a(i) > 1) exit ! want OMP3002 "exit out of the loop of loop"
  end do
end subroutine

subroutine loop11
  integer :: i
  real :: a(100), b(100)
  !$omp parallel do
  do i = 1, 10
    if (a(i) > 1) cycle
    b(i) = 1
  end do
end subroutine

subroutine loop12
  integer :: i
  real :: a(100)
  !$omp do
  do i = 1, 10
    if (a(i) > 1) return ! want OMP3025 "return out of do"
  end do
end subroutine

subroutine loop13
  integer :: i
  real :: a(100)
  !$omp parallel do
  do i = 1, 10
    if (a(i) > 1) return ! want OMP3025 "return out of parallel do"
  end do
end subroutine

subroutine loop14
  integer :: i
  real :: a(100)
  !$omp simd
  do i = 1, 10
    if (a(i) > 1) return ! want OMP3025 "return out of simd"
  end do
end subroutine

subroutine loop15
  integer :: i
  real :: a(100)
  !$omp taskloop
  do i = 1, 10
    if (a(i) > 1) return ! want OMP3025 "return out of taskloop"
  end do
end subroutine

subroutine loop16
  integer :: i
  real :: a(100)
  !$omp do
  do i = 1, 10
    if (a(i) > 1) goto 10 ! want OMP3025 "goto out of do"
  end do
  10 continue
end subroutine

subroutine loop17
  integer :: i
  real :: a(100), b(100)
  !$omp do
  do i = 1, 10
    if (a(i) > 1) goto 20
    b(i) = 1
  20 continue
  end do
end subroutine

subroutine loop18
  integer :: i, j
  real :: c(10, 10)
  !$omp do collapse(3) ! want OMP3003 "collapse needs 3 nested loops, found 2 loops"
  do i = 1, 10
    do j = 1, 10
      c(i, j) = 0
    end do
  end do
end subroutine

subroutine loop19
  integer :: i, j
  real :: c(10, 10)
  !$omp simd collapse(3) ! want OMP3003 "collapse needs 3 nested loops, found 2 loops"
  do i = 1, 10
    do j = 1, 10
      c(i, j) = 0
    end do
  end do
end subroutine

subroutine loop20
  integer :: i, j
  real :: c(10, 10)
  !$omp parallel do collapse(3) ! want OMP3003 "collapse needs 3 nested loops, found 2 loops"
  do i = 1, 10
    do j = 1, 10
      c(i, j) = 0
    end do
  end do
end subroutine

subroutine loop21
  integer :: i, j
  real :: c(10, 10)
  !$omp taskloop collapse(3) ! want OMP3003 "collapse needs 3 nested loops, found 2 loops"
  do i = 1, 10
    do j = 1, 10
      c(i, j) = 0
    end do
  end do
end subroutine

subroutine loop22
  integer :: i, j
  real :: c(10, 10)
  !$omp distribute parallel do collapse(3) ! want OMP3003 "collapse needs 3 nested loops, found 2 loops"
  do i = 1, 10
    do j = 1, 10
      c(i, j) = 0
    end do
  end do
end subroutine

subroutine loop23
  integer :: i, j, n
  real :: c(10, 10)
  !$omp do collapse(2)
  do i = 1, 10
    do j = 1, n
      c(i, j) = 0
    end do
  end do
end subroutine

subroutine loop24
  integer :: i, j
  real :: c(10, 10)
  !$omp do collapse(2)
  outer: do i = 1, 10
    do j = 1, 10
      if (c(i, j) > 1) exit outer ! want OMP3002 "exit out of the loop of do"
    end do
  end do outer
end subroutine

subroutine loop25
  integer :: i, j
  real :: c(10, 10)
  !$omp do collapse(2)
  outer: do i = 1, 10
    do j = 1, 10
      if (c(i, j) > 1) exit ! want OMP3002 "exit out of the loop of do"
    end do
  end do outer
end subroutine

subroutine loop26
  integer :: i, j
  real :: c(10, 10)
  !$omp do
  outer: do i = 1, 10
    do j = 1, 10
      if (c(i, j) > 1) exit outer ! want OMP3002 "exit out of the loop of do"
    end do
  end do outer
end subroutine

subroutine loop27
  integer :: i, j
  real :: c(10, 10)
  !$omp do
  outer: do i = 1, 10
    do j = 1, 10
      if (c(i, j) > 1) exit
    end do
  end do outer
end subroutine

subroutine loop28
  integer :: i, j
  !$omp do ordered(2)
  do i = 1, 10
    do j = 1, 10
      !$omp ordered depend(in: i) ! want OMP2005 "depend on ordered is deprecated since OpenMP 5\\.2" OMP2020 "expected source or sink for depend on ordered, found in"
    end do
  end do
end subroutine

subroutine loop29
  integer :: i
  real :: c(10, 10)
  !$omp do ordered(2) ! want OMP3003 "ordered needs 2 nested loops, found 1 loop"
  do i = 1, 10
    c(i, 1) = 0
  end do
end subroutine

subroutine loop30
  integer :: i, j, k
  real :: c(10, 10)
  !$omp do ordered(2) linear(k) ! want OMP2023 "linear cannot be combined with ordered\\(n\\)"
  do i = 1, 10
    do j = 1, 10
      c(i, j) = 0
    end do
  end do
end subroutine

subroutine loop31
  integer :: i, j
  real :: c(10, 10)
  !$omp do ordered(1) collapse(2) ! want OMP2023 "expected at least 2 loops for ordered, found 1"
  do i = 1, 10
    do j = 1, 10
      c(i, j) = 0
    end do
  end do
end subroutine

subroutine loop32
  integer :: i, j
  real :: c(10, 10)
  !$omp do ordered schedule(nonmonotonic: dynamic) ! want OMP2023 "nonmonotonic cannot be combined with ordered"
  do i = 1, 10
    do j = 1, 10
      c(i, j) = 0
    end do
  end do
end subroutine

subroutine loop33
  integer :: i, j
  real :: c(10, 10)
  !$omp do ordered order(concurrent) ! want OMP2023 "order cannot be combined with ordered"
  do i = 1, 10
    do j = 1, 10
      c(i, j) = 0
    end do
  end do
end subroutine

subroutine loop34
  integer :: i
  real :: b(100)
  !$omp do
  do i = 1, 10, 0 ! want OMP3002 "loop of for is not in canonical form: the step must not be zero"
    b(1) = 0
  end do
end subroutine

subroutine loop35
  integer :: i
  real :: b(100)
  !$omp do
  do i = 1, 10, 1
    b(1) = 0
  end do
end subroutine

subroutine loop36
  integer :: i, n
  real :: b(100)
  !$omp do
  do i = 1, 10, n
    b(1) = 0
  end do
end subroutine

subroutine loop37
  integer :: i
  real :: b(100)
  !$omp parallel do
  do i = 1, 10, 0 ! want OMP3002 "loop of parallel for is not in canonical form: the step must not be zero"
    b(1) = 0
  end do
end subroutine

subroutine loop38
  integer :: i
  real :: b(100)
  !$omp parallel do
  do i = 1, 10, 1
    b(1) = 0
  end do
end subroutine

subroutine loop39
  integer :: i, n
  real :: b(100)
  !$omp parallel do
  do i = 1, 10, n
    b(1) = 0
  end do
end subroutine

subroutine loop40
  integer :: i
  real :: b(100)
  !$omp parallel do
  do i = 1, 10, -1
    b(1) = 0
  end do
end subroutine

subroutine loop41
  integer :: i
  real :: b(100)
  !$omp simd
  do i = 1, 10, 0 ! want OMP3002 "loop of simd is not in canonical form: the step must not be zero"
    b(1) = 0
  end do
end subroutine

subroutine loop42
  integer :: i
  !$omp do
  do i = 1, 10
    i = i + 1 ! want OMP3002 "loop of for is not in canonical form: the body changes the loop variable i"
  end do
end subroutine

subroutine loop43
  integer :: i
  !$omp do
  do i = 1, 10
    i = 2 ! want OMP3002 "loop of for is not in canonical form: the body changes the loop variable i"
  end do
end subroutine

subroutine loop44
  integer :: i
  real :: a(100)
  !$omp do collapse(2)
  do i = 1, 10
    do i = 1, 10 ! want OMP3002 "loop of for is not in canonical form: the body changes the loop variable i"
      a(i) = 0
    end do
  end do
end subroutine

subroutine loop45
  integer :: i, j
  real :: c(10, 10)
  !$omp tile sizes(0) ! want OMP2007 "expected a positive number for sizes, found 0"
  do i = 1, 10
    do j = 1, 10
      c(i, j) = 0
    end do
  end do
end subroutine

subroutine loop46
  integer :: i, j
  real :: c(10, 10)
  !$omp tile sizes(-1) ! want OMP2007 "expected a positive number for sizes, found -1"
  do i = 1, 10
    do j = 1, 10
      c(i, j) = 0
    end do
  end do
end subroutine

subroutine loop47
  integer :: i, j
  real :: c(10, 10)
  !$omp tile sizes(2, 2, 2) ! want OMP3003 "sizes needs 3 nested loops, found 2 loops"
  do i = 1, 10
    do j = 1, 10
      c(i, j) = 0
    end do
  end do
end subroutine

subroutine loop48
  integer :: i, j
  real :: c(10, 10)
  !$omp tile sizes(2.5) ! want OMP2006 "expected an integer for sizes, found real\\(4\\)"
  do i = 1, 10
    do j = 1, 10
      c(i, j) = 0
    end do
  end do
end subroutine

subroutine loop49
  integer :: i
  real :: a(100), b(100)
  !$omp unroll partial(0) ! want OMP2008 "expected a positive constant for partial, found 0"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine loop50
  integer :: i
  real :: a(100), b(100)
  !$omp unroll partial(-1) ! want OMP2008 "expected a positive constant for partial, found -1"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine loop51
  integer :: i, n
  real :: a(100), b(100)
  !$omp unroll partial(n) ! want OMP2008 "expected a constant for partial"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine loop52
  integer :: i
  real :: a(100), b(100)
  !$omp unroll full partial ! want OMP2003 "partial cannot be combined with full"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine loop53
  integer :: i
  real :: a(100), b(100)
  !$omp unroll full full ! want OMP2002 "full is repeated"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine loop54
  integer :: i
  real :: a(100), b(100)
  !$omp unroll partial(2.5) ! want OMP2006 "expected an integer for partial, found real\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine loop55
  integer :: i
  real :: a(100), b(100)
  !$omp unroll sizes(2) ! want OMP2001 "unroll does not allow the clause sizes"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine loop56
  integer :: i, j
  real :: c(10, 10)
  !$omp tile ! want OMP2004 "tile needs sizes"
  do i = 1, 10
    do j = 1, 10
      c(i, j) = 0
    end do
  end do
end subroutine

subroutine loop57
  integer :: i
  real :: a(100), b(100)
  !$omp do ! want ACC0221 "expected a do loop after do"
  !$omp parallel ! want ACC0221 "parallel has no end parallel"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine loop58
  integer :: i
  real :: a(100), b(100)
  !$omp do simd safelen(4) simdlen(8) ! want OMP2022 "simdlen is 8, safelen is 4"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine loop59
  integer :: i
  real :: a(100), b(100)
  real, pointer :: q(:)
  !$omp do simd aligned(q: 16)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine loop60
  integer :: i
  real :: x, a(100), b(100)
  !$omp do simd linear(x) ! want OMP4021 "expected an integer or a pointer for linear, 'x' is real\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine loop61
  integer :: i
  real :: a(100), b(100)
  !$omp do simd linear(a) ! want OMP4021 "expected an integer or a pointer for linear, 'a' is real\\(4\\) array"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine loop62
  integer :: i, k
  real :: a(100), b(100)
  !$omp do simd linear(k) linear(k) ! want OMP4002 "'k' is in a linear clause and in a linear clause"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine loop63
  integer :: i, k
  real :: a(100), b(100)
  !$omp do simd linear(k, k) ! want OMP4002 "'k' is in a linear clause and in a linear clause"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine loop64
  integer :: i, k
  real :: a(100), b(100)
  !$omp do simd linear(k) private(k) ! want OMP4002 "'k' is in a linear clause and in a private clause"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine loop65
  integer :: i, k
  real :: a(100), b(100)
  !$omp do simd linear(k) lastprivate(k) ! want OMP4002 "'k' is in a linear clause and in a lastprivate clause"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine loop66
  integer :: i
  real :: a(100), b(100)
  logical :: l
  !$omp do simd linear(l) ! want OMP4021 "expected an integer or a pointer for linear, 'l' is logical\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine loop67
  integer :: i
  real :: a(100), b(100)
  !$omp do simd simdlen(4) safelen(8)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine loop68
  integer :: i
  real :: a(100), b(100)
  !$omp do simd order(concurrent) ordered ! want OMP2023 "order cannot be combined with ordered"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine loop69
  integer :: i, n
  real :: a(100), b(100)
  !$omp do simd if(parallel: n > 0) ! want OMP2028 "do simd has no parallel construct for if"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine loop70
  integer :: i, n
  real :: a(100), b(100)
  real(8) :: d
  !$omp do simd if(do: n > 0) ! want OMP2028 "do simd has no do construct for if"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine loop71
  integer :: i
  real :: a(100), b(100)
  !$omp loop bind(parallel)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine loop72
  integer :: i
  real :: a(100), b(100)
  !$omp loop bind(teams)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine loop73
  integer :: i
  real :: x, a(100), b(100)
  !$omp loop bind(thread) reduction(iand: x) ! want OMP4005 "operator 'iand' does not take real\\(4\\)"
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine loop74
  integer :: i
  real :: a(100), b(100)
  !$omp loop lastprivate(i)
  do i = 1, 100
    a(i) = b(i)
  end do
end subroutine

subroutine concurrent_loop
  integer :: i
  real :: a(100)
  !$omp parallel do
  do concurrent (i = 1:100) ! want OMP3002 "do concurrent cannot be the loop of parallel do, only that of loop"
    a(i) = i
  end do
end subroutine

subroutine concurrent_simd
  integer :: i
  real :: a(100)
  !$omp simd
  do concurrent (i = 1:100) ! want OMP3002 "do concurrent cannot be the loop of simd, only that of loop"
    a(i) = i
  end do
end subroutine

subroutine concurrent_inner
  integer :: i, j
  real :: a(100, 100)
  !$omp target teams distribute parallel do collapse(2)
  do j = 1, 100
    do concurrent (i = 1:100) ! want OMP3002 "do concurrent cannot be the loop of target teams distribute parallel do, only that of loop"
      a(i, j) = i
    end do
  end do
end subroutine

subroutine concurrent_tile
  integer :: i
  real :: a(100)
  !$omp tile sizes(2)
  do concurrent (i = 1:100) ! want OMP3002 "do concurrent cannot be the loop of tile, only that of loop"
    a(i) = i
  end do
end subroutine
