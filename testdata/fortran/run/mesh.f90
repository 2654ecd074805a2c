! unstructured-mesh style: many subprograms, common, save, data, statement functions, entry-free F77 mix
module params
  implicit none
  integer, parameter :: nmax = 64
  real, parameter :: pi = acos(-1.0)
  integer, save :: counter = 0
  character(len=*), parameter :: tag = 'mesh'
  type cfg
    integer :: n = nmax
    real :: w(3) = (/ 0.25, 0.5, 0.25 /)
    logical :: on = .true.
    character(8) :: kind = 'smooth'
  end type
end module
module solver
  use params
  implicit none
  interface smooth
    procedure smooth1, smooth2
  end interface
  interface operator(.cross.)
    module procedure cross
  end interface
contains
  subroutine smooth1(a, c)
    real, intent(inout) :: a(:)
    type(cfg), intent(in) :: c
    real :: b(size(a))
    integer :: i
    b = a
    !$acc parallel loop copyin(b) copy(a)
    do i = 2, size(a)-1
      a(i) = c%w(1)*b(i-1) + c%w(2)*b(i) + c%w(3)*b(i+1)
    end do
    counter = counter + 1
  end subroutine
  subroutine smooth2(a, c)
    real, intent(inout) :: a(:,:)
    type(cfg), intent(in) :: c
    integer :: j
    do j = 1, size(a,2)
      call smooth1(a(:,j), c)
    end do
  end subroutine
  pure function cross(a, b) result(c)
    real, intent(in) :: a(3), b(3)
    real :: c(3)
    c = [a(2)*b(3)-a(3)*b(2), a(3)*b(1)-a(1)*b(3), a(1)*b(2)-a(2)*b(1)]
  end function
  recursive integer function fact(n) result(f)
    integer, intent(in) :: n
    if (n <= 1) then
      f = 1
    else
      f = n*fact(n-1)
    end if
  end function
  subroutine report(unit, title, vals, width)
    integer, intent(in) :: unit
    character(*), intent(in) :: title
    real, intent(in) :: vals(:)
    integer, intent(in), optional :: width
    integer :: w, i
    character(32) :: f
    w = 10
    if (present(width)) w = width
    write(f, '(a,i0,a,i0,a)') '(a,":",', size(vals), '(f', w, '.4))'
    write(unit, f) title, (vals(i), i=1,size(vals))
  end subroutine
end module
program mesh
  use params
  use solver
  implicit none
  type(cfg) :: c
  real :: a(10), g(6,4), x, sq
  real, dimension(:), pointer :: p
  real, target :: tgt(0:9)
  integer :: i, j, idx(4) = [4,1,3,2]
  integer, dimension(:), allocatable :: list
  logical, dimension(10) :: mask
  character(3), dimension(3) :: days
  data days /'mon', 'tue', 'wed'/
  common /blk/ x, sq
  a = [(sin(2*pi*i/10), i=1,10)]
  call report(6, 'before', a)
  call smooth(a, c)
  call report(6, 'after', a, 9)
  g = reshape([(real(i), i=1,24)], [6,4])
  call smooth(g, c)
  call report(6, 'col', g(:,2), width=7)
  print *, counter, tag, c
  print *, [1.,0.,0.] .cross. [0.,1.,0.]
  print *, fact(10), idx(idx)
  mask = a > 0
  print *, mask
  print *, pack(a, mask)
  list = [integer ::]
  do i = 1, 5
    if (mod(i,2) == 1) list = [list, i]
  end do
  print *, size(list), list
  tgt = [(real(i)**2, i=0,9)]
  p => tgt(1:9:2)
  print *, lbound(p), ubound(p), p
  print '(3(a,1x))', days
  x = 2.0
  call blksub
  print *, sq
  print *, any(mask), all(mask), count(mask), maxloc(a), minval(a)
  outer: do i = 1, 3
    do j = 1, 3
      if (i*j == 4) exit outer
      if (j > i) cycle outer
      write(*,'(2i3)',advance='no') i, j
    end do
  end do outer
  print *
  block
    integer :: k
    real :: local(3)
    local = [(1.0/k, k=1,3)]
    print *, local, sum(local)
  end block
  print *, trim(days(2))//'-'//days(3), index('hello','l'), scan('hello','lo'), verify('aab','a'), adjustr('ab  ')//'|'
  if (command_argument_count() > 0) stop 1
end program
subroutine blksub
  common /blk/ x, sq
  sq = x*x
end subroutine
