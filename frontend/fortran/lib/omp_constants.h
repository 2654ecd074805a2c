! The kinds and constants of OpenMP's library (OpenMP 5.2 section 18.1), for module omp_lib_kinds and omp_lib.h.
      integer, parameter :: omp_integer_kind = 4, omp_logical_kind = 4, omp_sched_kind = 4, omp_proc_bind_kind = 4
      integer, parameter :: omp_lock_kind = 8, omp_nest_lock_kind = 8, omp_lock_hint_kind = 4, omp_sync_hint_kind = 4
      integer, parameter :: omp_pause_resource_kind = 4, omp_control_tool_kind = 4, omp_control_tool_result_kind = 4
      integer, parameter :: omp_allocator_handle_kind = 8, omp_memspace_handle_kind = 8, omp_alloctrait_key_kind = 4
      integer, parameter :: omp_alloctrait_val_kind = 8, omp_depend_kind = 8, omp_event_handle_kind = 8
      integer, parameter :: omp_interop_kind = 8, omp_interop_fr_kind = 4, omp_interop_property_kind = 4, omp_interop_rc_kind = 4
      integer, parameter :: openmp_version = 202111
      integer, parameter :: omp_initial_device = -1, omp_invalid_device = -4
      integer(4), parameter :: omp_sched_static = 1, omp_sched_dynamic = 2, omp_sched_guided = 3, omp_sched_auto = 4
      integer(4), parameter :: omp_sched_monotonic = -2147483647 - 1
      integer(4), parameter :: omp_proc_bind_false = 0, omp_proc_bind_true = 1, omp_proc_bind_master = 2, omp_proc_bind_primary = 2
      integer(4), parameter :: omp_proc_bind_close = 3, omp_proc_bind_spread = 4
      integer(4), parameter :: omp_sync_hint_none = 0, omp_sync_hint_uncontended = 1, omp_sync_hint_contended = 2
      integer(4), parameter :: omp_sync_hint_nonspeculative = 4, omp_sync_hint_speculative = 8
      integer(4), parameter :: omp_lock_hint_none = 0, omp_lock_hint_uncontended = 1, omp_lock_hint_contended = 2
      integer(4), parameter :: omp_lock_hint_nonspeculative = 4, omp_lock_hint_speculative = 8
      integer(4), parameter :: omp_control_tool_start = 1, omp_control_tool_pause = 2, omp_control_tool_flush = 3
      integer(4), parameter :: omp_control_tool_end = 4, omp_control_tool_notool = -2, omp_control_tool_nocallback = -1
      integer(4), parameter :: omp_control_tool_success = 0, omp_control_tool_ignored = 1
      integer(4), parameter :: omp_pause_soft = 1, omp_pause_hard = 2, omp_pause_stop_tool = 3
      integer(8), parameter :: omp_default_mem_space = 0, omp_large_cap_mem_space = 1, omp_const_mem_space = 2
      integer(8), parameter :: omp_high_bw_mem_space = 3, omp_low_lat_mem_space = 4
      integer(8), parameter :: omp_null_allocator = 0, omp_default_mem_alloc = 1, omp_large_cap_mem_alloc = 2
      integer(8), parameter :: omp_const_mem_alloc = 3, omp_high_bw_mem_alloc = 4, omp_low_lat_mem_alloc = 5
      integer(8), parameter :: omp_cgroup_mem_alloc = 6, omp_pteam_mem_alloc = 7, omp_thread_mem_alloc = 8
      integer(4), parameter :: omp_atk_sync_hint = 1, omp_atk_alignment = 2, omp_atk_access = 3, omp_atk_pool_size = 4
      integer(4), parameter :: omp_atk_fallback = 5, omp_atk_fb_data = 6, omp_atk_pinned = 7, omp_atk_partition = 8
      integer(8), parameter :: omp_atv_default = -1, omp_atv_false = 0, omp_atv_true = 1, omp_atv_contended = 3
      integer(8), parameter :: omp_atv_uncontended = 4, omp_atv_serialized = 5, omp_atv_sequential = 5, omp_atv_private = 6
      integer(8), parameter :: omp_atv_all = 7, omp_atv_thread = 8, omp_atv_pteam = 9, omp_atv_cgroup = 10
      integer(8), parameter :: omp_atv_default_mem_fb = 11, omp_atv_null_fb = 12, omp_atv_abort_fb = 13
      integer(8), parameter :: omp_atv_allocator_fb = 14, omp_atv_environment = 15, omp_atv_nearest = 16, omp_atv_blocked = 17
      integer(8), parameter :: omp_atv_interleaved = 18
      integer(8), parameter :: omp_interop_none = 0
      integer(4), parameter :: omp_ifr_cuda = 1, omp_ifr_cuda_driver = 2, omp_ifr_opencl = 3, omp_ifr_sycl = 4, omp_ifr_hip = 5
      integer(4), parameter :: omp_ifr_level_zero = 6, omp_ifr_last = 7
      integer(4), parameter :: omp_ipr_fr_id = -1, omp_ipr_fr_name = -2, omp_ipr_vendor = -3, omp_ipr_vendor_name = -4
      integer(4), parameter :: omp_ipr_device_num = -5, omp_ipr_platform = -6, omp_ipr_device = -7, omp_ipr_device_context = -8
      integer(4), parameter :: omp_ipr_targetsync = -9, omp_ipr_first = -9
      integer(4), parameter :: omp_irc_no_value = 1, omp_irc_success = 0, omp_irc_empty = -1, omp_irc_out_of_range = -2
      integer(4), parameter :: omp_irc_type_int = -3, omp_irc_type_ptr = -4, omp_irc_type_str = -5, omp_irc_other = -6
      type :: omp_alloctrait
        integer(4) :: key
        integer(8) :: value
      end type
