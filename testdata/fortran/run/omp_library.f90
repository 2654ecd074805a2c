! OpenMP's library without directives.
program omp_library
  use omp_lib
  implicit none
  integer(kind=omp_lock_kind) :: lock
  integer(kind=omp_nest_lock_kind) :: nest
  double precision :: t
  t = omp_get_wtime()
  print *, omp_get_num_threads(), omp_get_thread_num(), omp_get_max_threads() > 0, omp_in_parallel(), omp_get_wtime() >= t
  print *, omp_get_wtick() > 0, omp_get_num_procs() > 0, openmp_version > 0, omp_is_initial_device()
  call omp_set_num_threads(4)
  call omp_set_dynamic(.false.)
  call omp_init_lock(lock)
  print *, omp_test_lock(lock), omp_test_lock(lock)
  call omp_unset_lock(lock)
  call omp_set_lock(lock)
  call omp_unset_lock(lock)
  call omp_destroy_lock(lock)
  call omp_init_nest_lock(nest)
  call omp_set_nest_lock(nest)
  print *, omp_test_nest_lock(nest)
  call omp_unset_nest_lock(nest)
  call omp_unset_nest_lock(nest)
  call omp_destroy_nest_lock(nest)
  call omp_set_schedule(omp_sched_static, 1)
  print *, omp_sched_guided, omp_proc_bind_close
end program
