program big
  implicit none
  integer, parameter :: nx=32, ny=16, nz=8
  real(8), allocatable :: t(:,:,:), q(:,:,:,:)
  real(4) :: r4(nx)
  integer :: i,j,k,n,u, ierr, hdr(4), reclen
  character(len=64) :: fname, fmt1
  character(len=8) :: date
  logical :: ex, op
  integer(8) :: fsize
  type stat_t
    real(8) :: mn, mx, av
  end type
  type(stat_t) :: st
  allocate(t(nx,ny,nz), q(nx,ny,nz,3), stat=ierr)
  if (ierr /= 0) error stop 'alloc'
  !$acc data create(t, q)
  !$acc parallel loop collapse(3) default(present)
  do k=1,nz; do j=1,ny; do i=1,nx
    t(i,j,k) = i + 100*j + 10000*k
    do n=1,3
      q(i,j,k,n) = t(i,j,k)/n
    end do
  end do; end do; end do
  !$acc update self(t, q)
  !$acc end data
  st = stat_t(minval(t), maxval(t), sum(t)/size(t))
  write(*,'(3(a,es12.4,1x))') 'min', st%mn, 'max', st%mx, 'avg', st%av
  ! per-level records in a direct file
  inquire(iolength=reclen) t(:,:,1)
  write(fname,'("lev_",i4.4,".dat")') nz
  open(newunit=u, file=fname, form='unformatted', access='direct', recl=reclen, status='replace', action='readwrite')
  do k=1,nz
    write(u, rec=k) t(:,:,k)
  end do
  t = 0
  do k=nz,1,-2
    read(u, rec=k) t(:,:,k)
  end do
  inquire(unit=u, size=fsize, opened=op, name=fname)
  close(u)
  inquire(file='lev_0008.dat', exist=ex, size=n)
  print *, fsize, op, ex, n, sum(t(1,1,:))
  open(newunit=u, file='lev_0008.dat', form='unformatted', access='stream')
  read(u, pos=1 + reclen + 8*nx) (r4(i), i=1,2)
  inquire(u, pos=i)
  print *, i
  close(u, status='delete')
  ! restart with header, big endian
  hdr = [nx, ny, nz, 3]
  open(newunit=u, file='restart', form='unformatted', convert='big_endian', status='replace')
  write(u) hdr
  do n=1,3
    write(u) q(:,:,:,n)
  end do
  close(u)
  deallocate(q)
  open(newunit=u, file='restart', form='unformatted', convert='big_endian', status='old', position='rewind')
  read(u) hdr
  allocate(q(hdr(1),hdr(2),hdr(3),hdr(4)))
  do n=1,hdr(4)
    read(u, iostat=ierr) q(:,:,:,n)
    if (ierr /= 0) exit
  end do
  read(u, iostat=ierr) i
  print *, hdr, ierr, q(nx,ny,nz,:)
  close(u, status='delete')
  ! csv
  open(newunit=u, file='prof.csv', status='replace', position='append')
  write(u,'(*(a,:,","))') 'k', 'mean', 'max'
  do k=1,nz,3
    write(u,'(i0,2(",",g0))') k, sum(q(:,:,k,1))/(nx*ny), maxval(q(:,:,k,1))
  end do
  rewind u
  do
    read(u,'(a)',iostat=ierr) fmt1
    if (is_iostat_end(ierr)) exit
    print '(a)', trim(fmt1)
  end do
  close(u, status='delete')
  call date_and_time(date=date)
  print *, len_trim(date)
  write(fmt1,'(a,i0,a)') '(', 3, '(1x,f7.2))'
  print fmt1, q(1,1,1,:)
  print '(a,t30,a)', 'col', 'tabbed'
  print '(1x,i3,"%",f6.1,"C")', 50, 21.5
  print *, 1.0d0/3.0d0, 2.0/3.0, -1, 'end'
end program
