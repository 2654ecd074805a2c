// Every routine, type and constant of omp.h in OpenMP 5.2 (chapter 18): the program is compiled and linked with all of them, and
// prints values that the specification fixes.
#include <omp.h>
#include <stdio.h>

static omp_lock_t lock;
static omp_nest_lock_t nest;

static void threads(void) {
  omp_sched_t kind;
  int chunk;
  omp_set_num_threads(2);
  printf("%d %d %d %d\n", omp_get_num_threads(), omp_get_max_threads(), omp_get_thread_num(), omp_in_parallel());
  omp_set_dynamic(0);
  omp_set_nested(1);
  printf("%d %d %d\n", omp_get_dynamic(), omp_get_nested(), omp_get_cancellation());
  omp_set_schedule(omp_sched_guided, 3);
  omp_get_schedule(&kind, &chunk);
  printf("%d %d\n", kind == omp_sched_guided, chunk);
  omp_set_max_active_levels(4);
  printf("%d %d %d\n", omp_get_thread_limit() > 0, omp_get_supported_active_levels() > 0, omp_get_max_active_levels());
  printf("%d %d %d %d\n", omp_get_level(), omp_get_ancestor_thread_num(0), omp_get_team_size(0), omp_get_active_level());
}

static void places(void) {
  static int ids[4096], nums[4096];
  char buffer[128];
  omp_proc_bind_t bind = omp_get_proc_bind();
  printf("%d %d\n", bind == omp_proc_bind_false, omp_get_num_places() >= 0);
  printf("%d %d\n", omp_get_place_num_procs(-1), omp_get_place_num());
  omp_get_place_proc_ids(-1, ids);
  printf("%d\n", omp_get_partition_num_places() >= 0);
  omp_get_partition_place_nums(nums);
  omp_set_affinity_format("%t");
  printf("%zu ", omp_get_affinity_format(buffer, sizeof buffer));
  printf("%s ", buffer);
  printf("%zu ", omp_capture_affinity(buffer, sizeof buffer, NULL));
  printf("%s\n", buffer);
  if (ids[0] > 100)
    omp_display_affinity("%t");
}

static void teams(void) {
  omp_set_num_teams(3);
  omp_set_teams_thread_limit(5);
  printf("%d %d %d %d\n", omp_get_num_teams(), omp_get_team_num(), omp_get_max_teams(), omp_get_teams_thread_limit());
  printf("%d %d %d\n", omp_get_max_task_priority(), omp_in_explicit_task(), omp_in_final());
  printf("%d %d\n", omp_pause_resource(omp_pause_soft, 0), omp_pause_resource_all(omp_pause_hard));
}

static void devices(void) {
  char a[16] = "memory";
  size_t one[1] = {1}, zero[1] = {0}, many[1] = {16};
  int host = omp_get_initial_device();
  omp_set_default_device(0);
  printf("%d %d %d %d %d\n", omp_get_num_procs() > 0, omp_get_default_device(), omp_get_num_devices(), omp_get_device_num() == host, omp_is_initial_device());
  char *d = omp_target_alloc(16, 0);
  printf("%d %d\n", omp_target_is_present(a, 0), omp_target_is_accessible(d, 16, 0));
  printf("%d %d\n", omp_target_memcpy(d, a, 16, 0, 0, 0, host), omp_target_memcpy_rect(d, a, 1, 1, one, zero, zero, many, many, 0, host));
  printf("%d\n", omp_target_memcpy_async(d, a, 16, 0, 0, 0, host, 0, NULL));
  printf("%d\n", omp_target_memcpy_rect_async(d, a, 1, 1, one, zero, zero, many, many, 0, host, 0, NULL));
#pragma omp taskwait
  printf("%d ", omp_target_associate_ptr(a, d, 16, 0, 0));
  printf("%d ", omp_get_mapped_ptr(a, 0) == (void *)d);
  printf("%d\n", omp_target_disassociate_ptr(a, 0));
  omp_target_free(d, 0);
}

static void locks(void) {
  omp_init_lock(&lock);
  omp_set_lock(&lock);
  printf("%d ", omp_test_lock(&lock));
  omp_unset_lock(&lock);
  omp_destroy_lock(&lock);
  omp_init_lock_with_hint(&lock, omp_sync_hint_uncontended);
  printf("%d ", omp_test_lock(&lock));
  omp_unset_lock(&lock);
  omp_destroy_lock(&lock);
  omp_init_nest_lock(&nest);
  omp_set_nest_lock(&nest);
  printf("%d ", omp_test_nest_lock(&nest));
  omp_unset_nest_lock(&nest);
  omp_unset_nest_lock(&nest);
  omp_destroy_nest_lock(&nest);
  omp_init_nest_lock_with_hint(&nest, omp_sync_hint_none);
  printf("%d\n", omp_test_nest_lock(&nest));
  omp_unset_nest_lock(&nest);
  omp_destroy_nest_lock(&nest);
}

static void others(void) {
  omp_event_handle_t event;
  double start = omp_get_wtime();
  printf("%d %d\n", omp_get_wtick() > 0, omp_get_wtime() >= start);
#pragma omp task detach(event)
  ;
  omp_fulfill_event(event);
#pragma omp taskwait
  omp_interop_t none = omp_interop_none;
  int code = 0;
  printf("%d ", omp_get_num_interop_properties(none));
  omp_intptr_t n = omp_get_interop_int(none, omp_ipr_fr_id, &code);
  printf("%d ", n == 0 && code != omp_irc_success);
  printf("%d ", omp_get_interop_ptr(none, omp_ipr_device, &code) == NULL);
  printf("%d ", omp_get_interop_str(none, omp_ipr_fr_name, &code) == NULL);
  (void)omp_get_interop_name(none, omp_ipr_fr_id);
  (void)omp_get_interop_type_desc(none, omp_ipr_fr_id);
  printf("%d\n", omp_get_interop_rc_desc(none, omp_irc_empty) != NULL);
  printf("%d\n", omp_control_tool(omp_control_tool_start, 0, NULL) == omp_control_tool_notool);
  if (code == 12345)
    omp_display_env(0);
}

static void allocators(void) {
  omp_alloctrait_t traits[] = {{omp_atk_alignment, 64}, {omp_atk_fallback, omp_atv_null_fb}};
  omp_allocator_handle_t a = omp_init_allocator(omp_default_mem_space, 2, traits), before = omp_get_default_allocator();
  omp_set_default_allocator(a);
  printf("%d %d\n", omp_get_default_allocator() == a, before == omp_default_mem_alloc);
  omp_set_default_allocator(before);
  char *p = omp_alloc(10, a), *q = omp_aligned_alloc(128, 10, a), *r = omp_calloc(2, 5, a), *s = omp_aligned_calloc(256, 2, 5, a);
  printf("%d %d %d %d\n", (int)((omp_uintptr_t)p % 64), (int)((omp_uintptr_t)q % 128), r[9], s[9]);
  r = omp_realloc(r, 100, a, a);
  printf("%d\n", r != NULL);
  omp_free(p, a);
  omp_free(q, a);
  omp_free(r, a);
  omp_free(s, omp_null_allocator);
  omp_destroy_allocator(a);
}

// The constants; the specification fixes the values of many.
static const long constants[] = {
  omp_sched_static, omp_sched_dynamic, omp_sched_guided, omp_sched_auto, omp_sched_monotonic == (omp_sched_t)0x80000000u,
  omp_proc_bind_false, omp_proc_bind_true, omp_proc_bind_primary, omp_proc_bind_master, omp_proc_bind_close, omp_proc_bind_spread,
  omp_sync_hint_none, omp_sync_hint_uncontended, omp_sync_hint_contended, omp_sync_hint_nonspeculative, omp_sync_hint_speculative,
  omp_lock_hint_none, omp_lock_hint_uncontended, omp_lock_hint_contended, omp_lock_hint_nonspeculative, omp_lock_hint_speculative,
  omp_pause_soft, omp_pause_hard, omp_initial_device, omp_invalid_device < -1,
  omp_control_tool_start, omp_control_tool_pause, omp_control_tool_flush, omp_control_tool_end,
  omp_control_tool_notool, omp_control_tool_nocallback, omp_control_tool_success, omp_control_tool_ignored,
  omp_ipr_fr_id, omp_ipr_fr_name, omp_ipr_vendor, omp_ipr_vendor_name, omp_ipr_device_num, omp_ipr_platform, omp_ipr_device,
  omp_ipr_device_context, omp_ipr_targetsync, omp_ipr_first,
  omp_irc_no_value, omp_irc_success, omp_irc_empty, omp_irc_out_of_range, omp_irc_type_int, omp_irc_type_ptr, omp_irc_type_str, omp_irc_other,
  omp_atk_sync_hint, omp_atk_alignment, omp_atk_access, omp_atk_pool_size, omp_atk_fallback, omp_atk_fb_data, omp_atk_pinned, omp_atk_partition,
  omp_atv_default, omp_atv_false, omp_atv_true, omp_atv_contended, omp_atv_uncontended, omp_atv_serialized, omp_atv_sequential, omp_atv_private,
  omp_atv_all, omp_atv_thread, omp_atv_pteam, omp_atv_cgroup, omp_atv_default_mem_fb, omp_atv_null_fb, omp_atv_abort_fb, omp_atv_allocator_fb,
  omp_atv_environment, omp_atv_nearest, omp_atv_blocked, omp_atv_interleaved,
};

static const omp_allocator_handle_t handles[] = {
  omp_null_allocator, omp_default_mem_alloc, omp_large_cap_mem_alloc, omp_const_mem_alloc, omp_high_bw_mem_alloc,
  omp_low_lat_mem_alloc, omp_cgroup_mem_alloc, omp_pteam_mem_alloc, omp_thread_mem_alloc,
};

static const omp_memspace_handle_t spaces[] = {
  omp_default_mem_space, omp_large_cap_mem_space, omp_const_mem_space, omp_high_bw_mem_space, omp_low_lat_mem_space,
};

int main(void) {
  omp_depend_t object;
  omp_impex_t impex = omp_impex;
  omp_pause_resource_t pause = omp_pause_soft;
  omp_interop_fr_t runtime = omp_ifr_cuda;
  threads();
  places();
  teams();
  devices();
  locks();
  others();
  allocators();
  for (int i = 0; i < (int)(sizeof constants / sizeof constants[0]); i++)
    printf("%ld%s", constants[i], i % 16 == 15 ? "\n" : " ");
  printf("\n%d %d %zu %zu\n", _OPENMP, handles[0] == 0 && spaces[0] == 0, sizeof object, sizeof impex + sizeof pause + sizeof runtime);
  printf("%d %d %d\n", omp_not_impex, omp_import, omp_export);
  return 0;
}
