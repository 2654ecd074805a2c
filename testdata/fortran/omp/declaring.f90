! version 52
! declarative directives

subroutine declaring1
  integer :: n
  !$omp declare simd
  n = 1
end subroutine

subroutine declaring2
  integer :: n
  !$omp declare simd simdlen(4)
  n = 1
end subroutine

subroutine declaring3
  integer :: n
  !$omp declare simd simdlen(0) ! want OMP2008 "expected a positive constant for simdlen, found 0"
  n = 1
end subroutine

subroutine declaring4
  integer :: n
  !$omp declare simd simdlen(-1) ! want OMP2008 "expected a positive constant for simdlen, found -1"
  n = 1
end subroutine

subroutine declaring5
  integer :: n
  !$omp declare simd simdlen(n) ! want OMP2008 "expected a constant for simdlen"
  n = 1
end subroutine

subroutine declaring6
  integer :: n
  !$omp declare simd inbranch notinbranch ! want OMP2003 "notinbranch cannot be combined with inbranch"
  n = 1
end subroutine

subroutine declaring7
  integer :: n
  !$omp declare simd inbranch inbranch ! want OMP2002 "inbranch is repeated"
  n = 1
end subroutine

subroutine declaring8
  integer :: n
  !$omp declare simd private(n) ! want OMP2001 "declare simd does not allow the clause private"
  n = 1
end subroutine

subroutine declaring9
  integer :: n
  !$omp declare simd simdlen(4) simdlen(8) ! want OMP2002 "simdlen is repeated"
  n = 1
end subroutine

subroutine declaring10
  integer :: n
  !$omp declare simd nowait ! want OMP2001 "declare simd does not allow the clause nowait"
  n = 1
end subroutine

subroutine declaring11(n, x, v)
  integer, value :: n
  real :: x, v(*)
  !$omp declare simd(declaring11) uniform(n)
  v(n) = x
end subroutine

subroutine declaring12(n, x, v)
  integer, value :: n
  real :: x, v(*)
  !$omp declare simd(declaring12) linear(x) ! want OMP4021 "expected an integer or a pointer for linear, 'x' is real\\(4\\)"
  v(n) = x
end subroutine

subroutine declaring13(n, x, v)
  integer, value :: n
  real :: x, v(*)
  !$omp declare simd(declaring13) linear(n: 1)
  v(n) = x
end subroutine

subroutine declaring14(n, x, v)
  integer, value :: n
  real :: x, v(*)
  !$omp declare simd(declaring14) linear(n: 2.5) ! want OMP2012 "expected an integer for the step of linear, found real\\(4\\)"
  v(n) = x
end subroutine

subroutine declaring15(n, x, v)
  integer, value :: n
  real :: x, v(*)
  !$omp declare simd(declaring15) aligned(v: 16) ! want OMP4018 "expected a pointer or an allocatable variable for aligned, 'v' is real\\(4\\) array"
  v(n) = x
end subroutine

subroutine declaring16(n, x, v)
  integer, value :: n
  real :: x, v(*)
  !$omp declare simd(declaring16) aligned(v: -16) ! want OMP4018 "expected a pointer or an allocatable variable for aligned, 'v' is real\\(4\\) array" OMP2012 "expected a positive number for the alignment of aligned, found -16"
  v(n) = x
end subroutine

subroutine declaring17(n, x, v)
  integer, value :: n
  real :: x, v(*)
  !$omp declare simd(declaring17) uniform(n, n) ! want OMP4006 "'n' is listed twice in uniform"
  v(n) = x
end subroutine

subroutine declaring18(n, x, v)
  integer, value :: n
  real :: x, v(*)
  !$omp declare simd(declaring18) linear(n) linear(n) ! want OMP4002 "'n' is in a linear clause and in a linear clause"
  v(n) = x
end subroutine

subroutine declaring19(n, x, v)
  integer, value :: n
  real :: x, v(*)
  !$omp declare simd(declaring19) aligned(v: n) ! want OMP4018 "expected a pointer or an allocatable variable for aligned, 'v' is real\\(4\\) array"
  v(n) = x
end subroutine

subroutine declaring20(n, x, v)
  integer, value :: n
  real :: x, v(*)
  !$omp declare simd(declaring20) simdlen(4) notinbranch
  v(n) = x
end subroutine

subroutine declaring21(n, x, v)
  integer, value :: n
  real :: x, v(*)
  !$omp declare simd(declaring21) linear(v) ! want OMP4021 "expected an integer or a pointer for linear, 'v' is real\\(4\\) array"
  v(n) = x
end subroutine

subroutine declaring22(n, x, v)
  integer, value :: n
  real :: x, v(*)
  !$omp declare simd(declaring22) aligned(v) aligned(v) ! want OMP4018 "expected a pointer or an allocatable variable for aligned, 'v' is real\\(4\\) array" OMP4006 "'v' is listed twice in aligned" OMP4018 "expected a pointer or an allocatable variable for aligned, 'v' is real\\(4\\) array"
  v(n) = x
end subroutine

module declaring23
  real :: e, f(10)
  !$omp declare target enter(e) device_type(any) device_type(any) ! want OMP2002 "device_type is repeated"
end module

module declaring24
  real :: e, f(10)
  !$omp declare target map(e) ! want OMP2001 "declare target does not allow the clause map"
end module

module declaring25
  real :: e, f(10)
  !$omp declare target enter(e) private(f) ! want OMP2001 "declare target does not allow the clause private"
end module

module declaring26
  real :: e, f(10)
  !$omp threadprivate(e)
end module

module declaring27
  real :: e, f(10)
  !$omp threadprivate(f(1)) ! want OMP4012 "expected a variable for threadprivate, found a part of 'f'"
end module

module declaring28
  real :: e, f(10)
  !$omp threadprivate(nosuch)
end module

module declaring29
  real :: e, f(10)
  !$omp threadprivate ! want OMP1005 "expected an argument in parentheses after threadprivate"
end module

subroutine declaring30
  real :: e
  e = 1
  !$omp barrier
end subroutine

subroutine declaring31
  real :: y
  !$omp declare mapper(nosuch :: v) map(v) ! want ACC0213 "no type 'nosuch' is declared"
  type t
    real :: f
  end type
  y = 1
end subroutine

subroutine declaring32
  real :: y
  !$omp declare mapper(t :: v) ! want OMP2004 "declare mapper needs map"
  type t
    real :: f
  end type
  y = 1
end subroutine

subroutine declaring33
  real :: y
  type t
    real :: f
  end type
  !$omp declare mapper(nosuch :: v) map(v) ! want ACC0213 "no type 'nosuch' is declared"
  y = 1
end subroutine

subroutine declaring34
  real :: y
  type t
    real :: f
  end type
  !$omp declare mapper(t :: v) ! want OMP2004 "declare mapper needs map"
  y = 1
end subroutine

subroutine declaring35
  real :: x, y
  type t
    real :: f
  end type
  !$omp declare mapper(t) map(x) ! want OMP1016 "expected a type and a variable"
  y = 1
end subroutine

subroutine declaring36
  real :: y
  type t
    real :: f
  end type
  !$omp declare mapper(named: t :: v) private(v) ! want OMP2004 "declare mapper needs map" OMP2001 "declare mapper does not allow the clause private"
  y = 1
end subroutine

subroutine declaring37
  !$omp requires atomic_default_mem_order(seq_cst)
end subroutine

subroutine declaring38
  !$omp requires atomic_default_mem_order(relaxed) atomic_default_mem_order(relaxed) ! want OMP2002 "atomic_default_mem_order is repeated"
end subroutine

subroutine declaring39
  !$omp requires atomic_default_mem_order(acquire) ! want OMP2010 "atomic_default_mem_order\\(acquire\\) needs OpenMP 6\\.0, but the version is 5\\.2"
end subroutine

subroutine declaring40
  !$omp requires dynamic_allocators dynamic_allocators ! want OMP2002 "dynamic_allocators is repeated"
end subroutine

subroutine declaring41
  !$omp requires reverse ! want OMP1003 "unknown clause 'reverse'"
end subroutine

subroutine declaring42
  !$omp requires unified_address(2) ! want OMP2010 "an argument of unified_address needs OpenMP 6\\.0, but the version is 5\\.2" OMP2011 "expected a scalar logical condition for unified_address, found integer\\(4\\)"
end subroutine

subroutine declaring43
  !$omp requires private(x) ! want OMP2004 "requires needs one of reverse_offload, unified_address, unified_shared_memory, dynamic_allocators, self_maps, device_safesync, atomic_default_mem_order" OMP2001 "requires does not allow the clause private"
end subroutine

module declaring44
contains
  subroutine base
    !$omp declare variant(special) match(construct={parallel})
  end subroutine
  subroutine special
  end subroutine
end module

module declaring45
contains
  subroutine base
    !$omp declare variant(special) match(device={kind(host)})
  end subroutine
  subroutine special
  end subroutine
end module

module declaring46
contains
  subroutine base
    !$omp declare variant(special) match(device={kind(foo)})
  end subroutine
  subroutine special
  end subroutine
end module

module declaring47
contains
  subroutine base
    !$omp declare variant(special) ! want OMP2004 "declare variant needs match"
  end subroutine
  subroutine special
  end subroutine
end module

module declaring48
contains
  subroutine base
    !$omp declare variant(special) private(x) ! want OMP2004 "declare variant needs match" OMP2001 "declare variant does not allow the clause private"
  end subroutine
  subroutine special
  end subroutine
end module

module declaring49
contains
  subroutine base
    !$omp declare variant(base) match(construct={parallel})
  end subroutine
  subroutine special
  end subroutine
end module

module declaring50
contains
  subroutine base
    !$omp declare variant(special) match(construct={parallel})
  end subroutine
  subroutine special
  end subroutine
end module

module declaring51
contains
  subroutine base
    !$omp declare variant(nowhere) match(construct={parallel}) ! want OMP4034 "expected a function for declare variant, 'nowhere' is not declared"
    integer, parameter :: number = 1
    !$omp declare variant(number) match(construct={parallel}) ! want OMP4034 "expected a function for declare variant, 'number' is integer\\(4\\)"
  end subroutine
  integer function value(i)
    integer :: i
    value = i
  end function
  subroutine calls(k)
    integer :: k
    !$omp dispatch
    k = value(1)
    !$omp dispatch
    call base
    !$omp dispatch
    k = value(1) + 1 ! want OMP3031 "expected a call, or an assignment of the result of one, after dispatch"
    !$omp dispatch
    k = abs(k)
  end subroutine
end module
