! version 52
! declarative directives

module declaring_syntax1
  real :: e, f(10)
  !$omp declare target enter(e) device_type(foo) ! want OMP1010 "expected any or host or nohost, found 'foo'"
end module

module declaring_syntax2
  real :: e, f(10)
  !$omp declare target enter() ! want OMP1005 "expected a variable between the parentheses of enter"
end module

module declaring_syntax3
  real :: e, f(10)
  !$omp declare target() ! want OMP1005 "expected a variable between the parentheses of declare target"
end module

module declaring_syntax4
  real :: e, f(10)
  !$omp threadprivate() ! want OMP1005 "expected a variable between the parentheses of threadprivate"
end module

subroutine declaring_syntax5
  real :: e
  e = 1
  !$omp declare simd(declaring_syntax5) ! want ACC0220 "declare simd after executable statements"
end subroutine

subroutine declaring_syntax6
  real :: e
  e = 1
  !$omp threadprivate(e) ! want ACC0220 "threadprivate after executable statements" OMP4012 "'e' is not a saved variable"
end subroutine

subroutine declaring_syntax7
  real :: e
  e = 1
  !$omp requires unified_address ! want ACC0220 "requires after executable statements"
end subroutine

subroutine declaring_syntax8
  real :: e
  e = 1
  !$omp declare reduction(mine: real: omp_out = omp_in) ! want ACC0220 "declare reduction after executable statements"
end subroutine

subroutine declaring_syntax9
  real :: e
  e = 1
  !$omp declare simd ! want ACC0220 "declare simd after executable statements"
end subroutine

module declaring_syntax10
contains
  subroutine base
    !$omp declare variant(special) match(foo={bar}) ! want OMP1018 "unknown trait set 'foo'"
  end subroutine
  subroutine special
  end subroutine
end module

module declaring_syntax11
contains
  subroutine base
    !$omp declare variant(special) match() ! want OMP1005 "expected an argument between the parentheses of match"
  end subroutine
  subroutine special
  end subroutine
end module

module declaring_syntax12
contains
  subroutine base
    !$omp declare variant(special) match(construct=parallel) ! want OMP1018 "expected '\\{' after construct=, found 'parallel'"
  end subroutine
  subroutine special
  end subroutine
end module

module declaring_syntax13
contains
  subroutine base
    !$omp declare variant() match(construct={parallel}) ! want OMP1005 "expected an argument between the parentheses of declare variant"
  end subroutine
  subroutine special
  end subroutine
end module
