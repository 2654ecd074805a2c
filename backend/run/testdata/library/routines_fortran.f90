! Every routine, kind and constant of the module omp_lib in OpenMP 5.2 (chapter 18).
program routines
  use omp_lib
  use iso_c_binding
  implicit none
  call threads
  call places
  call teams
  call devices
  call locks
  call others
  call allocators
  print '(i0, 1x, l1)', openmp_version, all([omp_null_allocator] == 0)
contains
  subroutine threads
    integer(omp_sched_kind) :: kind
    integer :: chunk
    call omp_set_num_threads(2)
    print '(3(i0, 1x), l1)', omp_get_num_threads(), omp_get_max_threads(), omp_get_thread_num(), omp_in_parallel()
    call omp_set_dynamic(.false.)
    call omp_set_nested(.true.)
    print '(3(l1, 1x))', omp_get_dynamic(), omp_get_nested(), omp_get_cancellation()
    call omp_set_schedule(omp_sched_guided, 3)
    call omp_get_schedule(kind, chunk)
    print '(l1, 1x, i0)', kind == omp_sched_guided, chunk
    call omp_set_max_active_levels(4)
    print '(2(l1, 1x), i0)', omp_get_thread_limit() > 0, omp_get_supported_active_levels() > 0, omp_get_max_active_levels()
    print '(4(i0, 1x))', omp_get_level(), omp_get_ancestor_thread_num(0), omp_get_team_size(0), omp_get_active_level()
    print '(4(i0, 1x))', omp_sched_static, omp_sched_dynamic, omp_sched_guided, omp_sched_auto
  end subroutine

  subroutine places
    integer :: ids(4096), nums(4096)
    character(16) :: buffer
    integer(omp_proc_bind_kind) :: bind
    ids = 0
    bind = omp_get_proc_bind()
    print '(2(l1, 1x))', bind == omp_proc_bind_false, omp_get_num_places() >= 0
    print '(2(i0, 1x))', omp_get_place_num_procs(-1), omp_get_place_num()
    call omp_get_place_proc_ids(-1, ids)
    print '(l1)', omp_get_partition_num_places() >= 0
    call omp_get_partition_place_nums(nums)
    call omp_set_affinity_format('%t')
    print '(i0)', omp_get_affinity_format(buffer)
    print '(a)', trim(buffer)
    print '(i0)', omp_capture_affinity(buffer, '%t')
    if (ids(1) > 100) call omp_display_affinity('%t')
    print '(6(i0, 1x))', omp_proc_bind_false, omp_proc_bind_true, omp_proc_bind_primary, omp_proc_bind_master, omp_proc_bind_close, &
      omp_proc_bind_spread
  end subroutine

  subroutine teams
    integer(omp_pause_resource_kind) :: soft = omp_pause_soft
    call omp_set_num_teams(3)
    call omp_set_teams_thread_limit(5)
    print '(4(i0, 1x))', omp_get_num_teams(), omp_get_team_num(), omp_get_max_teams(), omp_get_teams_thread_limit()
    print '(i0, 2(1x, l1))', omp_get_max_task_priority(), omp_in_explicit_task(), omp_in_final()
    print '(2(i0, 1x))', omp_pause_resource(soft, 0), omp_pause_resource_all(omp_pause_hard)
  end subroutine

  subroutine devices
    character, target :: a(16) = 'm'
    integer(c_size_t) :: one(1) = 1, zero(1) = 0, many(1) = 16
    integer(omp_depend_kind) :: none(1)
    integer :: host
    type(c_ptr) :: d
    host = omp_get_initial_device()
    call omp_set_default_device(0)
    print '(l1, 1x, 2(i0, 1x), 2(l1, 1x))', omp_get_num_procs() > 0, omp_get_default_device(), omp_get_num_devices(), &
      omp_get_device_num() == host, omp_is_initial_device()
    d = omp_target_alloc(16_c_size_t, 0)
    print '(2(i0, 1x))', omp_target_is_present(c_loc(a), 0), omp_target_is_accessible(d, 16_c_size_t, 0)
    print '(2(i0, 1x))', omp_target_memcpy(d, c_loc(a), 16_c_size_t, 0_c_size_t, 0_c_size_t, 0, host), &
      omp_target_memcpy_rect(d, c_loc(a), 1_c_size_t, 1, one, zero, zero, many, many, 0, host)
    print '(2(i0, 1x))', omp_target_memcpy_async(d, c_loc(a), 16_c_size_t, 0_c_size_t, 0_c_size_t, 0, host, 0, none), &
      omp_target_memcpy_rect_async(d, c_loc(a), 1_c_size_t, 1, one, zero, zero, many, many, 0, host, 0, none)
    !$omp taskwait
    print '(i0)', omp_target_associate_ptr(c_loc(a), d, 16_c_size_t, 0_c_size_t, 0)
    print '(l1)', c_associated(omp_get_mapped_ptr(c_loc(a), 0), d)
    print '(i0)', omp_target_disassociate_ptr(c_loc(a), 0)
    call omp_target_free(d, 0)
    print '(2(l1, 1x))', omp_initial_device == -1, omp_invalid_device < -1
  end subroutine

  subroutine locks
    integer(omp_lock_kind) :: lock
    integer(omp_nest_lock_kind) :: nest
    integer(omp_sync_hint_kind) :: hint = omp_sync_hint_contended
    integer(omp_lock_hint_kind) :: old = omp_lock_hint_none
    call omp_init_lock(lock)
    call omp_set_lock(lock)
    print '(l1)', omp_test_lock(lock)
    call omp_unset_lock(lock)
    call omp_destroy_lock(lock)
    call omp_init_lock_with_hint(lock, hint)
    print '(l1)', omp_test_lock(lock)
    call omp_unset_lock(lock)
    call omp_destroy_lock(lock)
    call omp_init_nest_lock(nest)
    call omp_set_nest_lock(nest)
    print '(i0)', omp_test_nest_lock(nest)
    call omp_unset_nest_lock(nest)
    call omp_unset_nest_lock(nest)
    call omp_destroy_nest_lock(nest)
    call omp_init_nest_lock_with_hint(nest, omp_sync_hint_none)
    print '(i0)', omp_test_nest_lock(nest)
    call omp_unset_nest_lock(nest)
    call omp_destroy_nest_lock(nest)
    print '(10(i0, 1x))', omp_sync_hint_none, omp_sync_hint_uncontended, omp_sync_hint_contended, omp_sync_hint_nonspeculative, &
      omp_sync_hint_speculative, old, omp_lock_hint_uncontended, omp_lock_hint_contended, omp_lock_hint_nonspeculative, &
      omp_lock_hint_speculative
  end subroutine

  subroutine others
    integer(omp_event_handle_kind) :: event
    integer(omp_control_tool_kind) :: command = omp_control_tool_start
    integer(omp_control_tool_result_kind) :: result
    integer(omp_interop_kind) :: interop = omp_interop_none
    double precision :: start
    start = omp_get_wtime()
    print '(2(l1, 1x))', omp_get_wtick() > 0, omp_get_wtime() >= start
    !$omp task detach(event)
    !$omp end task
    call omp_fulfill_event(event)
    !$omp taskwait
    result = omp_control_tool(command, 0)
    print '(l1, 1x, i0)', result == omp_control_tool_notool, interop
    if (start < 0) call omp_display_env(.false.)
    print '(7(i0, 1x))', omp_control_tool_pause, omp_control_tool_flush, omp_control_tool_end, omp_control_tool_nocallback, &
      omp_control_tool_success, omp_control_tool_ignored
  end subroutine

  subroutine allocators
    integer(omp_allocator_handle_kind) :: a, before
    integer(omp_memspace_handle_kind) :: space = omp_default_mem_space
    type(omp_alloctrait) :: traits(2) = [omp_alloctrait(omp_atk_alignment, 64), omp_alloctrait(omp_atk_fallback, omp_atv_null_fb)]
    integer(omp_alloctrait_key_kind) :: key = omp_atk_pinned
    integer(omp_alloctrait_val_kind) :: value = omp_atv_true
    type(c_ptr) :: p, q, r, s
    a = omp_init_allocator(space, 2, traits)
    before = omp_get_default_allocator()
    call omp_set_default_allocator(a)
    print '(2(l1, 1x))', omp_get_default_allocator() == a, before == omp_default_mem_alloc
    call omp_set_default_allocator(before)
    p = omp_alloc(10_c_size_t, a)
    q = omp_aligned_alloc(128_c_size_t, 10_c_size_t, a)
    r = omp_calloc(2_c_size_t, 5_c_size_t, a)
    s = omp_aligned_calloc(256_c_size_t, 2_c_size_t, 5_c_size_t, a)
    r = omp_realloc(r, 100_c_size_t, a, a)
    print '(4(l1, 1x))', c_associated(p), c_associated(q), c_associated(r), c_associated(s)
    call omp_free(p, a)
    call omp_free(q, a)
    call omp_free(r, a)
    call omp_free(s, omp_null_allocator)
    call omp_destroy_allocator(a)
    print '(9(i0, 1x))', omp_null_allocator, omp_default_mem_alloc, omp_large_cap_mem_alloc, omp_const_mem_alloc, omp_high_bw_mem_alloc, &
      omp_low_lat_mem_alloc, omp_cgroup_mem_alloc, omp_pteam_mem_alloc, omp_thread_mem_alloc
    print '(5(i0, 1x))', omp_default_mem_space, omp_large_cap_mem_space, omp_const_mem_space, omp_high_bw_mem_space, omp_low_lat_mem_space
    print '(8(i0, 1x))', omp_atk_sync_hint, omp_atk_alignment, omp_atk_access, omp_atk_pool_size, omp_atk_fallback, omp_atk_fb_data, key, &
      omp_atk_partition
    print '(20(i0, 1x))', omp_atv_default, omp_atv_false, value, omp_atv_contended, omp_atv_uncontended, omp_atv_serialized, &
      omp_atv_sequential, omp_atv_private, omp_atv_all, omp_atv_thread, omp_atv_pteam, omp_atv_cgroup, omp_atv_default_mem_fb, &
      omp_atv_null_fb, omp_atv_abort_fb, omp_atv_allocator_fb, omp_atv_environment, omp_atv_nearest, omp_atv_blocked, omp_atv_interleaved
  end subroutine
end program
