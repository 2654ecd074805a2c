! Routines of OpenMP's library whose arguments are text, handles or arrays.
program omp_library_all
  use omp_lib
  use, intrinsic :: iso_c_binding
  implicit none
  type(omp_alloctrait), parameter :: traits(1) = [omp_alloctrait(omp_atk_alignment, 256)]
  type(omp_alloctrait) :: more(2)
  integer(omp_allocator_handle_kind) :: a
  integer(omp_event_handle_kind) :: event
  character(12) :: short
  character(80) :: long
  integer :: places(0:1023), n, x
  integer, pointer :: p(:)
  type(c_ptr) :: c

  a = omp_init_allocator(omp_default_mem_space, 1, traits)
  c = omp_alloc(100_c_size_t * c_sizeof(x), a)
  print *, a /= omp_null_allocator, mod(transfer(c, 0_c_intptr_t), 256_c_intptr_t) == 0
  call c_f_pointer(c, p, [100])
  p = [(n, n = 1, 100)]
  print *, sum(p)
  call omp_free(c, a)
  call omp_destroy_allocator(a)
  more = [omp_alloctrait(omp_atk_pinned, omp_atv_false), omp_alloctrait(omp_atk_fallback, omp_atv_null_fb)]
  a = omp_init_allocator(omp_default_mem_space, 2, more)
  print *, a /= omp_null_allocator
  call omp_set_default_allocator(omp_const_mem_alloc)
  print *, omp_get_default_allocator() == omp_const_mem_alloc
  call omp_set_default_allocator(omp_default_mem_alloc)

  call omp_set_affinity_format('level %L of thread %n')
  print *, int(omp_get_affinity_format(short)), '[', short, ']'
  print *, int(omp_get_affinity_format(long)), '[', trim(long), ']'
  print *, int(omp_capture_affinity(long, '%{num_threads} of %n')), '[', trim(long), ']', len_trim(long)
  print *, int(omp_capture_affinity(short, 'a text of which a part is left out')), '[', short, ']'

  if (omp_get_partition_num_places() > 0) call omp_get_partition_place_nums(places)
  print *, omp_pause_resource_all(omp_pause_soft)

  x = 0
  !$omp parallel num_threads(2)
  !$omp single
  !$omp task detach(event) shared(x)
  x = x + 1
  call omp_fulfill_event(event)
  !$omp end task
  !$omp taskwait
  x = x + 1
  !$omp end single
  !$omp end parallel
  print *, x
end program
