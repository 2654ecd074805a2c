! The library of OpenMP, as a module.
program p
  use omp_lib
  use, intrinsic :: iso_c_binding
  implicit none
  integer(omp_allocator_handle_kind) :: al
  type(omp_alloctrait) :: traits(1) = [omp_alloctrait(omp_atk_alignment, 64)]
  type(c_ptr) :: q
  integer(omp_event_handle_kind) :: ev
  integer :: r
  al = omp_init_allocator(omp_default_mem_space, 1, traits)
  q = omp_target_alloc(100_c_size_t, omp_get_default_device())
  call omp_target_free(q, omp_get_default_device())
  r = omp_target_memcpy_async(q, q, 100_c_size_t, 0_c_size_t, 0_c_size_t, 0, 0, 0)
  call omp_fulfill_event(ev)
  call omp_destroy_allocator(al)
  r = omp_control_tool(omp_control_tool_start, 0)
  r = omp_pause_resource_all(omp_pause_soft)
end program
