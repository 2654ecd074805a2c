! OpenMP's runtime library for sources that include it.
      integer, parameter :: omp_integer_kind = 4, omp_logical_kind = 4, omp_sched_kind = 4, omp_proc_bind_kind = 4
      integer, parameter :: omp_lock_kind = 8, omp_nest_lock_kind = 8, omp_lock_hint_kind = 4, omp_sync_hint_kind = 4
      integer, parameter :: omp_pause_resource_kind = 4, omp_allocator_handle_kind = 8, omp_memspace_handle_kind = 8
      integer, parameter :: omp_depend_kind = 16, omp_event_handle_kind = 8
      integer, parameter :: openmp_version = 201511
      integer(4), parameter :: omp_sched_static = 1, omp_sched_dynamic = 2, omp_sched_guided = 3, omp_sched_auto = 4
      integer(4), parameter :: omp_proc_bind_false = 0, omp_proc_bind_true = 1, omp_proc_bind_master = 2, omp_proc_bind_primary = 2
      integer(4), parameter :: omp_proc_bind_close = 3, omp_proc_bind_spread = 4
      integer(4), parameter :: omp_sync_hint_none = 0, omp_sync_hint_uncontended = 1, omp_sync_hint_contended = 2
      integer(4), parameter :: omp_sync_hint_nonspeculative = 4, omp_sync_hint_speculative = 8
      integer(4), parameter :: omp_lock_hint_none = 0, omp_lock_hint_uncontended = 1, omp_lock_hint_contended = 2
      integer(4), parameter :: omp_lock_hint_nonspeculative = 4, omp_lock_hint_speculative = 8
      include 'omp_routines.h'
