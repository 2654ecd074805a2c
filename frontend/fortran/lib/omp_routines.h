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
      end interface
