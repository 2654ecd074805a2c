program aliases
  implicit none
  real, pointer :: p(:), q(:)
  integer :: i
  allocate (p(10))
  q => p
  q = 1
  !$acc enter data copyin(q)
  !$acc parallel loop present(q)
  do i = 1, 10
    q(i) = 2 * q(i)
  end do
  !$acc exit data delete(q)
  deallocate (p)
end program
