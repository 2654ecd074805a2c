// 5.1: acc_prof.h defines the events with fixed values.
// output: 0 1 5 6 9 10 13 14 16 18 20 23 24 25
#include <acc_prof.h>
#include <stdio.h>

int main(void) {
    printf("%d %d %d %d %d %d %d %d %d %d %d %d %d %d\n", acc_ev_none, acc_ev_device_init_start, acc_ev_runtime_shutdown, acc_ev_create,
           acc_ev_free, acc_ev_enter_data_start, acc_ev_exit_data_end, acc_ev_update_start, acc_ev_compute_construct_start,
           acc_ev_enqueue_launch_start, acc_ev_enqueue_upload_start, acc_ev_enqueue_download_end, acc_ev_wait_start, acc_ev_wait_end);
}
