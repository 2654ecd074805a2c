! The interface of OpenMP's runtime library (OpenMP 5.2 section 18), for module omp_lib and omp_lib.h.
      interface
        function omp_get_num_threads()
          integer :: omp_get_num_threads
        end function
        function omp_get_max_threads()
          integer :: omp_get_max_threads
        end function
        function omp_get_thread_num()
          integer :: omp_get_thread_num
        end function
        function omp_get_num_procs()
          integer :: omp_get_num_procs
        end function
        function omp_get_thread_limit()
          integer :: omp_get_thread_limit
        end function
        function omp_get_max_active_levels()
          integer :: omp_get_max_active_levels
        end function
        function omp_get_level()
          integer :: omp_get_level
        end function
        function omp_get_active_level()
          integer :: omp_get_active_level
        end function
        function omp_get_num_places()
          integer :: omp_get_num_places
        end function
        function omp_get_place_num()
          integer :: omp_get_place_num
        end function
        function omp_get_num_teams()
          integer :: omp_get_num_teams
        end function
        function omp_get_team_num()
          integer :: omp_get_team_num
        end function
        function omp_get_num_devices()
          integer :: omp_get_num_devices
        end function
        function omp_get_device_num()
          integer :: omp_get_device_num
        end function
        function omp_get_default_device()
          integer :: omp_get_default_device
        end function
        function omp_get_initial_device()
          integer :: omp_get_initial_device
        end function
        function omp_get_max_teams()
          integer :: omp_get_max_teams
        end function
        function omp_get_teams_thread_limit()
          integer :: omp_get_teams_thread_limit
        end function
        function omp_get_proc_bind()
          integer :: omp_get_proc_bind
        end function
        function omp_get_supported_active_levels()
          integer :: omp_get_supported_active_levels
        end function
        function omp_in_parallel()
          logical :: omp_in_parallel
        end function
        function omp_get_dynamic()
          logical :: omp_get_dynamic
        end function
        function omp_get_nested()
          logical :: omp_get_nested
        end function
        function omp_get_cancellation()
          logical :: omp_get_cancellation
        end function
        function omp_in_final()
          logical :: omp_in_final
        end function
        function omp_is_initial_device()
          logical :: omp_is_initial_device
        end function
        subroutine omp_set_num_threads(n)
          integer, intent(in) :: n
        end subroutine
        subroutine omp_set_max_active_levels(n)
          integer, intent(in) :: n
        end subroutine
        subroutine omp_set_default_device(n)
          integer, intent(in) :: n
        end subroutine
        subroutine omp_set_num_teams(n)
          integer, intent(in) :: n
        end subroutine
        subroutine omp_set_teams_thread_limit(n)
          integer, intent(in) :: n
        end subroutine
        subroutine omp_set_dynamic(flag)
          logical, intent(in) :: flag
        end subroutine
        subroutine omp_set_nested(flag)
          logical, intent(in) :: flag
        end subroutine
        function omp_get_wtime()
          double precision :: omp_get_wtime
        end function
        function omp_get_wtick()
          double precision :: omp_get_wtick
        end function
        function omp_get_ancestor_thread_num(level)
          integer, intent(in) :: level
          integer :: omp_get_ancestor_thread_num
        end function
        function omp_get_team_size(level)
          integer, intent(in) :: level
          integer :: omp_get_team_size
        end function
        subroutine omp_init_lock(svar)
          integer(8) :: svar
        end subroutine
        subroutine omp_destroy_lock(svar)
          integer(8) :: svar
        end subroutine
        subroutine omp_set_lock(svar)
          integer(8) :: svar
        end subroutine
        subroutine omp_unset_lock(svar)
          integer(8) :: svar
        end subroutine
        subroutine omp_init_nest_lock(svar)
          integer(8) :: svar
        end subroutine
        subroutine omp_destroy_nest_lock(svar)
          integer(8) :: svar
        end subroutine
        subroutine omp_set_nest_lock(svar)
          integer(8) :: svar
        end subroutine
        subroutine omp_unset_nest_lock(svar)
          integer(8) :: svar
        end subroutine
        subroutine omp_init_lock_with_hint(svar, hint)
          integer(8) :: svar
          integer(4), intent(in) :: hint
        end subroutine
        subroutine omp_init_nest_lock_with_hint(svar, hint)
          integer(8) :: svar
          integer(4), intent(in) :: hint
        end subroutine
        subroutine omp_set_schedule(kind, chunk_size)
          integer(4), intent(in) :: kind
          integer, intent(in) :: chunk_size
        end subroutine
        subroutine omp_get_schedule(kind, chunk_size)
          integer(4), intent(out) :: kind
          integer, intent(out) :: chunk_size
        end subroutine
        function omp_get_place_num_procs(place_num)
          integer, intent(in) :: place_num
          integer :: omp_get_place_num_procs
        end function
        function omp_get_partition_num_places()
          integer :: omp_get_partition_num_places
        end function
        function omp_get_max_task_priority()
          integer :: omp_get_max_task_priority
        end function
        function omp_test_lock(svar)
          integer(8) :: svar
          logical :: omp_test_lock
        end function
        function omp_test_nest_lock(svar)
          integer(8) :: svar
          integer :: omp_test_nest_lock
        end function
        function omp_get_cancellation()
          logical :: omp_get_cancellation
        end function
        function omp_in_explicit_task()
          logical :: omp_in_explicit_task
        end function
        function omp_is_free_agent()
          logical :: omp_is_free_agent
        end function
        function omp_ancestor_is_free_agent(level)
          integer, intent(in) :: level
          logical :: omp_ancestor_is_free_agent
        end function
        subroutine omp_get_place_proc_ids(place_num, ids)
          integer, intent(in) :: place_num
          integer, intent(out) :: ids(*)
        end subroutine
        subroutine omp_get_partition_place_nums(place_nums)
          integer, intent(out) :: place_nums(*)
        end subroutine
        subroutine omp_set_affinity_format(format)
          character(len=*), intent(in) :: format
        end subroutine
        function omp_get_affinity_format(buffer)
          character(len=*), intent(out) :: buffer
          integer :: omp_get_affinity_format
        end function
        subroutine omp_display_affinity(format)
          character(len=*), intent(in) :: format
        end subroutine
        function omp_capture_affinity(buffer, format)
          character(len=*), intent(out) :: buffer
          character(len=*), intent(in) :: format
          integer :: omp_capture_affinity
        end function
        subroutine omp_display_env(verbose)
          logical, intent(in) :: verbose
        end subroutine
        function omp_pause_resource(kind, device_num)
          integer(4), intent(in) :: kind
          integer, intent(in) :: device_num
          integer :: omp_pause_resource
        end function
        function omp_pause_resource_all(kind)
          integer(4), intent(in) :: kind
          integer :: omp_pause_resource_all
        end function
        function omp_control_tool(command, modifier, arg)
          integer(4), intent(in) :: command
          integer, intent(in) :: modifier
          type(*), intent(in), optional :: arg
          integer :: omp_control_tool
        end function
        subroutine omp_fulfill_event(event)
          integer(8), intent(in) :: event
        end subroutine
        function omp_init_allocator(memspace, ntraits, traits)
          import :: omp_alloctrait
          integer(8), intent(in) :: memspace
          integer, intent(in) :: ntraits
          type(omp_alloctrait), intent(in) :: traits(*)
          integer(8) :: omp_init_allocator
        end function
        subroutine omp_destroy_allocator(allocator)
          integer(8), intent(in) :: allocator
        end subroutine
        subroutine omp_set_default_allocator(allocator)
          integer(8), intent(in) :: allocator
        end subroutine
        function omp_get_default_allocator()
          integer(8) :: omp_get_default_allocator
        end function
        function omp_alloc(size, allocator) bind(c)
          use, intrinsic :: iso_c_binding, only: c_ptr, c_size_t
          integer(c_size_t), value :: size
          integer(8), value :: allocator
          type(c_ptr) :: omp_alloc
        end function
        function omp_aligned_alloc(alignment, size, allocator) bind(c)
          use, intrinsic :: iso_c_binding, only: c_ptr, c_size_t
          integer(c_size_t), value :: alignment, size
          integer(8), value :: allocator
          type(c_ptr) :: omp_aligned_alloc
        end function
        function omp_calloc(nmemb, size, allocator) bind(c)
          use, intrinsic :: iso_c_binding, only: c_ptr, c_size_t
          integer(c_size_t), value :: nmemb, size
          integer(8), value :: allocator
          type(c_ptr) :: omp_calloc
        end function
        function omp_aligned_calloc(alignment, nmemb, size, allocator) bind(c)
          use, intrinsic :: iso_c_binding, only: c_ptr, c_size_t
          integer(c_size_t), value :: alignment, nmemb, size
          integer(8), value :: allocator
          type(c_ptr) :: omp_aligned_calloc
        end function
        function omp_realloc(ptr, size, allocator, free_allocator) bind(c)
          use, intrinsic :: iso_c_binding, only: c_ptr, c_size_t
          type(c_ptr), value :: ptr
          integer(c_size_t), value :: size
          integer(8), value :: allocator, free_allocator
          type(c_ptr) :: omp_realloc
        end function
        subroutine omp_free(ptr, allocator) bind(c)
          use, intrinsic :: iso_c_binding, only: c_ptr
          type(c_ptr), value :: ptr
          integer(8), value :: allocator
        end subroutine
        function omp_target_alloc(size, device_num) bind(c)
          use, intrinsic :: iso_c_binding, only: c_ptr, c_size_t, c_int
          integer(c_size_t), value :: size
          integer(c_int), value :: device_num
          type(c_ptr) :: omp_target_alloc
        end function
        subroutine omp_target_free(device_ptr, device_num) bind(c)
          use, intrinsic :: iso_c_binding, only: c_ptr, c_int
          type(c_ptr), value :: device_ptr
          integer(c_int), value :: device_num
        end subroutine
        function omp_target_is_present(ptr, device_num) bind(c)
          use, intrinsic :: iso_c_binding, only: c_ptr, c_int
          type(c_ptr), value :: ptr
          integer(c_int), value :: device_num
          integer(c_int) :: omp_target_is_present
        end function
        function omp_target_is_accessible(ptr, size, device_num) bind(c)
          use, intrinsic :: iso_c_binding, only: c_ptr, c_size_t, c_int
          type(c_ptr), value :: ptr
          integer(c_size_t), value :: size
          integer(c_int), value :: device_num
          integer(c_int) :: omp_target_is_accessible
        end function
        function omp_target_memcpy(dst, src, length, dst_offset, src_offset, dst_device_num, src_device_num) bind(c)
          use, intrinsic :: iso_c_binding, only: c_ptr, c_size_t, c_int
          type(c_ptr), value :: dst, src
          integer(c_size_t), value :: length, dst_offset, src_offset
          integer(c_int), value :: dst_device_num, src_device_num
          integer(c_int) :: omp_target_memcpy
        end function
        function omp_target_memcpy_async(dst, src, length, dst_offset, src_offset, dst_device_num, src_device_num, depobj_count, depobj_list) bind(c)
          use, intrinsic :: iso_c_binding, only: c_ptr, c_size_t, c_int
          type(c_ptr), value :: dst, src
          integer(c_size_t), value :: length, dst_offset, src_offset
          integer(c_int), value :: dst_device_num, src_device_num
          integer(c_int), value :: depobj_count
          integer(8), optional :: depobj_list(*)
          integer(c_int) :: omp_target_memcpy_async
        end function
        function omp_target_memcpy_rect(dst, src, element_size, num_dims, volume, dst_offsets, src_offsets, dst_dimensions, src_dimensions, dst_device_num, src_device_num) bind(c)
          use, intrinsic :: iso_c_binding, only: c_ptr, c_size_t, c_int
          type(c_ptr), value :: dst, src
          integer(c_size_t), value :: element_size
          integer(c_int), value :: num_dims, dst_device_num, src_device_num
          integer(c_size_t), intent(in) :: volume(*), dst_offsets(*), src_offsets(*), dst_dimensions(*), src_dimensions(*)
          integer(c_int) :: omp_target_memcpy_rect
        end function
        function omp_target_memcpy_rect_async(dst, src, element_size, num_dims, volume, dst_offsets, src_offsets, dst_dimensions, src_dimensions, dst_device_num, src_device_num, depobj_count, depobj_list) bind(c)
          use, intrinsic :: iso_c_binding, only: c_ptr, c_size_t, c_int
          type(c_ptr), value :: dst, src
          integer(c_size_t), value :: element_size
          integer(c_int), value :: num_dims, dst_device_num, src_device_num
          integer(c_size_t), intent(in) :: volume(*), dst_offsets(*), src_offsets(*), dst_dimensions(*), src_dimensions(*)
          integer(c_int), value :: depobj_count
          integer(8), optional :: depobj_list(*)
          integer(c_int) :: omp_target_memcpy_rect_async
        end function
        function omp_target_memset(ptr, val, count, device_num) bind(c)
          use, intrinsic :: iso_c_binding, only: c_ptr, c_size_t, c_int
          type(c_ptr), value :: ptr
          integer(c_int), value :: val, device_num
          integer(c_size_t), value :: count
          type(c_ptr) :: omp_target_memset
        end function
        function omp_target_memset_async(ptr, val, count, device_num, depobj_count, depobj_list) bind(c)
          use, intrinsic :: iso_c_binding, only: c_ptr, c_size_t, c_int
          type(c_ptr), value :: ptr
          integer(c_int), value :: val, device_num
          integer(c_size_t), value :: count
          integer(c_int), value :: depobj_count
          integer(8), optional :: depobj_list(*)
          type(c_ptr) :: omp_target_memset_async
        end function
        function omp_target_associate_ptr(host_ptr, device_ptr, size, device_offset, device_num) bind(c)
          use, intrinsic :: iso_c_binding, only: c_ptr, c_size_t, c_int
          type(c_ptr), value :: host_ptr, device_ptr
          integer(c_size_t), value :: size, device_offset
          integer(c_int), value :: device_num
          integer(c_int) :: omp_target_associate_ptr
        end function
        function omp_target_disassociate_ptr(ptr, device_num) bind(c)
          use, intrinsic :: iso_c_binding, only: c_ptr, c_int
          type(c_ptr), value :: ptr
          integer(c_int), value :: device_num
          integer(c_int) :: omp_target_disassociate_ptr
        end function
        function omp_get_mapped_ptr(ptr, device_num) bind(c)
          use, intrinsic :: iso_c_binding, only: c_ptr, c_int
          type(c_ptr), value :: ptr
          integer(c_int), value :: device_num
          type(c_ptr) :: omp_get_mapped_ptr
        end function
        function omp_get_devices_memspace(ndevs, devs, memspace)
          integer, intent(in) :: ndevs, devs(*)
          integer(8), intent(in) :: memspace
          integer(8) :: omp_get_devices_memspace
        end function
        function omp_get_device_memspace(dev, memspace)
          integer, intent(in) :: dev
          integer(8), intent(in) :: memspace
          integer(8) :: omp_get_device_memspace
        end function
        function omp_get_devices_and_host_memspace(ndevs, devs, memspace)
          integer, intent(in) :: ndevs, devs(*)
          integer(8), intent(in) :: memspace
          integer(8) :: omp_get_devices_and_host_memspace
        end function
        function omp_get_device_and_host_memspace(dev, memspace)
          integer, intent(in) :: dev
          integer(8), intent(in) :: memspace
          integer(8) :: omp_get_device_and_host_memspace
        end function
        function omp_get_devices_all_memspace(memspace)
          integer(8), intent(in) :: memspace
          integer(8) :: omp_get_devices_all_memspace
        end function
        function omp_get_devices_allocator(ndevs, devs, memspace)
          integer, intent(in) :: ndevs, devs(*)
          integer(8), intent(in) :: memspace
          integer(8) :: omp_get_devices_allocator
        end function
        function omp_get_device_allocator(dev, memspace)
          integer, intent(in) :: dev
          integer(8), intent(in) :: memspace
          integer(8) :: omp_get_device_allocator
        end function
        function omp_get_devices_and_host_allocator(ndevs, devs, memspace)
          integer, intent(in) :: ndevs, devs(*)
          integer(8), intent(in) :: memspace
          integer(8) :: omp_get_devices_and_host_allocator
        end function
        function omp_get_device_and_host_allocator(dev, memspace)
          integer, intent(in) :: dev
          integer(8), intent(in) :: memspace
          integer(8) :: omp_get_device_and_host_allocator
        end function
        function omp_get_devices_all_allocator(memspace)
          integer(8), intent(in) :: memspace
          integer(8) :: omp_get_devices_all_allocator
        end function
        function omp_get_memspace_num_resources(memspace)
          integer(8), intent(in) :: memspace
          integer :: omp_get_memspace_num_resources
        end function
        function omp_get_submemspace(memspace, num_resources, resources)
          integer(8), intent(in) :: memspace
          integer, intent(in) :: num_resources, resources(*)
          integer(8) :: omp_get_submemspace
        end function
      end interface
