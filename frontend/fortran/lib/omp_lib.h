! OpenMP's runtime library for sources that include it.
      integer, parameter :: omp_integer_kind = 4, omp_logical_kind = 4, omp_sched_kind = 4, omp_proc_bind_kind = 4
      integer, parameter :: omp_lock_kind = 8, omp_nest_lock_kind = 8, omp_lock_hint_kind = 4, omp_sync_hint_kind = 4
      integer, parameter :: omp_pause_resource_kind = 4, omp_allocator_handle_kind = 8, omp_memspace_handle_kind = 8
      integer, parameter :: omp_depend_kind = 16, omp_event_handle_kind = 8
      include 'omp_routines.h'
