package library

// device are the routines of OpenACC and OpenMP. Those that ask or set are safe in several threads.
const device = `
omp_get_* omp_in_* omp_is_* omp_ancestor_is_free_agent omp_display_env omp_set_dynamic omp_set_max_active_levels omp_set_nested: ; state
omp_set_num_teams omp_set_num_threads omp_set_schedule omp_set_teams_thread_limit omp_set_default_allocator omp_set_default_device: ; state
omp_get_schedule: w w; state
omp_get_affinity_format: w; state
omp_get_partition_place_nums: w; state
omp_get_place_proc_ids: - w; state
omp_get_interop_*: - - w; state
omp_capture_affinity: w - r; state
omp_display_affinity omp_set_affinity_format: r; state
omp_init_allocator: - - r; state
omp_destroy_allocator: ; state
omp_alloc: = fresh[0]; state
omp_calloc: = fresh[0*1]; state
omp_aligned_alloc: = fresh[1]; state
omp_aligned_calloc: = fresh[1*2]; state
omp_realloc: rwf; state
omp_free: f; state
omp_init_lock* omp_init_nest_lock* omp_destroy_lock omp_destroy_nest_lock: rw; state
omp_set_lock omp_set_nest_lock omp_test_lock omp_test_nest_lock: rw; acquire
omp_unset_lock omp_unset_nest_lock: rw; release
__slow_omp_set_lock __slow_omp_set_nest_lock __slow_omp_test_lock __slow_omp_test_nest_lock: rw; acquire
__slow_omp_unset_lock __slow_omp_unset_nest_lock: rw; release
omp_target_is_present omp_target_is_accessible omp_get_mapped_ptr: ; state
omp_target_alloc: = fresh[0]; state
omp_target_free: f; state
omp_target_memcpy*: w r; moves
omp_target_memset*: w; moves
omp_target_associate_ptr omp_target_disassociate_ptr: k k; moves
omp_fulfill_event: ; release
omp_pause_resource*: ; moves
omp_control_tool: ?

acc_get_* acc_set_* acc_on_device acc_is_present acc_deviceptr acc_hostptr: ; state
acc_get_property_string: = static; state
acc_init* acc_shutdown*: ; moves
acc_async_test*: ; acquire
acc_wait*: ; acquire release
acc_malloc: = fresh[0]; state
acc_free: f; state
acc_copyin* acc_present_or_copyin* acc_pcopyin* acc_create* acc_present_or_create* acc_pcreate* acc_copyout* acc_delete*: rw; moves
acc_update_*: rw; moves
acc_map_data acc_unmap_data: k k; moves
acc_memcpy_* acc_memcpy: w r; moves
acc_attach* acc_detach*: rw; moves
`

// thread are the routines that start threads and keep them in order.
const thread = `
pthread_create thrd_create: w r k rwk; calls release
pthread_join thrd_join: - w; acquire
pthread_mutex_init pthread_mutex_destroy: rw r; state
pthread_mutex_lock pthread_mutex_trylock pthread_rwlock_rdlock pthread_rwlock_wrlock pthread_rwlock_tryrdlock pthread_rwlock_trywrlock: rw; acquire
pthread_mutex_timedlock pthread_rwlock_timedrdlock pthread_rwlock_timedwrlock: rw r; acquire
pthread_spin_lock: rw; acquire
pthread_mutex_unlock pthread_rwlock_unlock pthread_spin_unlock: rw; release
pthread_barrier_wait: rw; acquire release
pthread_cond_wait: rw rw; acquire release
pthread_cond_timedwait: rw rw r; acquire release
pthread_cond_signal pthread_cond_broadcast: rw; release
sem_wait sem_trywait: rw; acquire
sem_timedwait: rw r; acquire
sem_post: rw; release
mtx_lock mtx_trylock: rw; acquire
mtx_unlock cnd_signal cnd_broadcast: rw; release
cnd_wait: rw rw; acquire release
pthread_self pthread_equal sched_yield: ; state
sched_getaffinity: - - w; state
pthread_atfork pthread_attr_getstack pthread_attr_setstack pthread_cancel pthread_detach pthread_exit thrd_exit pthread_getcpuclockid: ?
pthread_getschedparam pthread_getspecific pthread_key_create pthread_key_delete pthread_mutex_consistent pthread_mutexattr_getrobust: ?
pthread_mutexattr_setrobust pthread_setschedparam pthread_setschedprio pthread_setspecific pthread_kill pthread_sigmask: ?
sched_rr_get_interval sched_setaffinity sched_setparam sched_setscheduler sem_close sem_open sem_unlink: ?
`

// mpi are the routines of MPI. Those that pass messages keep addresses until a later call, and order what ranks do.
const mpi = `
MPI_Comm_size MPI_Comm_rank: - w; state
MPI_Wtime MPI_Wtick: ; state
MPI_Initialized MPI_Finalized: w; state
MPI_* PMPI_*: ?
mpi_*: ?
`
