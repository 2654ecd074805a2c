module pairs
  use omp_lib
  implicit none
  type :: pair
    integer :: a, b
    integer(omp_nest_lock_kind) :: lock
  end type
contains
  subroutine add_a(p)
    type(pair) :: p
    call omp_set_nest_lock(p%lock)
    p%a = p%a + 1
    call omp_unset_nest_lock(p%lock)
  end subroutine
  subroutine add_both(p)
    type(pair) :: p
    call omp_set_nest_lock(p%lock)
    call add_a(p)
    p%b = p%b + 1
    call omp_unset_nest_lock(p%lock)
  end subroutine
end module

program nestlock
  use pairs
  implicit none
  type(pair) :: p
  p%a = 0
  p%b = 0
  call omp_init_nest_lock(p%lock)
  !$omp parallel sections
  !$omp section
  call add_both(p)
  !$omp section
  call add_a(p)
  !$omp end parallel sections
  call omp_destroy_nest_lock(p%lock)
  print *, p%a, p%b
end program
