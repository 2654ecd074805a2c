! Records in the making, scratch files and units count.
program records
  implicit none
  integer :: status, unit, n
  integer, allocatable :: a(:)
  open (10, status='scratch', access='stream', form='formatted')
  write (10, '(1000000000x,i1)', iostat=status) 1
  print *, 'x:', status
  write (10, '(i2000000000)', iostat=status) 1
  print *, 'i:', status
  write (10, '(f2000000000.1000000000)', iostat=status) 1.0
  print *, 'f:', status
  write (10, '(t2000000000,i1)', iostat=status) 1
  print *, 't:', status
  allocate (a(200000), source=1)
  open (11, status='scratch', form='unformatted')
  write (11, iostat=status) (a, n=1, 100)
  print *, 'unformatted:', status
  do n = 1, 100000
    open (newunit=unit, status='scratch', iostat=status)
    if (status /= 0) exit
  end do
  print *, 'newunit:', status, n < 100000
end program
