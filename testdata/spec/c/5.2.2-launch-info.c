// 5.2.2: launch events name the kernel and say how many gangs, workers and lanes it has.
// output: 1 8 2 32 1 1 1
#include <acc_prof.h>
#include <stdio.h>

static void note(acc_prof_info *p, acc_event_info *e, acc_api_info *i) {
    acc_launch_event_info *l = &e->launch_event;
    printf("%d %zu %zu %zu ", l->kernel_name != 0 && l->valid_bytes == sizeof *l, l->num_gangs, l->num_workers, l->vector_length);
}
static void serial(acc_prof_info *p, acc_event_info *e, acc_api_info *i) {
    acc_launch_event_info *l = &e->launch_event;
    printf("%zu %zu %zu\n", l->num_gangs, l->num_workers, l->vector_length);
}

int main(void) {
    int a[64];
    acc_prof_register(acc_ev_enqueue_launch_start, note, acc_reg);
#pragma acc parallel loop num_gangs(8) num_workers(2) vector_length(32) copy(a)
    for (int i = 0; i < 64; i++)
        a[i] = i;
    acc_prof_unregister(acc_ev_enqueue_launch_start, note, acc_reg);
    acc_prof_register(acc_ev_enqueue_launch_end, serial, acc_reg);
#pragma acc serial copy(a)
    a[0] = 1;
}
