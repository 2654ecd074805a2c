program async_stream
  implicit none
  integer, parameter :: n = 1000, nb = 4
  real, allocatable :: a(:), b(:), c(:)
  integer :: i, k, lo, hi
  real :: total
  integer :: hist(0:9)
  integer, allocatable :: keys(:)
  real, dimension(3,3) :: rot, m
  allocate(a(n), b(n), c(n), keys(n))
  do i = 1, n
    a(i) = i; b(i) = 2*i; keys(i) = mod(i*7, 10)
  end do
  !$acc data create(c) copyin(a,b)
  do k = 1, nb
    lo = (k-1)*n/nb + 1; hi = k*n/nb
    !$acc parallel loop async(k)
    do i = lo, hi
      c(i) = saxpy(2.0, a(i), b(i))
    end do
    !$acc update self(c(lo:hi)) async(k)
  end do
  !$acc wait
  !$acc end data
  total = sum(c)
  print *, total, c(1), c(n)
  hist = 0
  !$acc parallel loop copy(hist) copyin(keys)
  do i = 1, n
    !$acc atomic update
    hist(keys(i)) = hist(keys(i)) + 1
  end do
  print '(10i5)', hist
  rot = 0
  do i = 1, 3; rot(i,i) = i; end do
  rot(1,2) = 0.5
  m = matmul(rot, transpose(rot))
  write(*,'(3(3f8.3,/))') m
  print '(3f8.3)', (m(i,:), i=1,3)
  !$acc serial copy(m)
  m(2,2) = m(2,2) + maxval(m)
  !$acc end serial
  print *, m(2,2), dot_product(m(1,:), m(:,1)), norm2(m(:,1))
contains
  real function saxpy(al, x, y)
    !$acc routine seq
    real, value :: al
    real, intent(in) :: x, y
    saxpy = al*x + y
  end function
end program
