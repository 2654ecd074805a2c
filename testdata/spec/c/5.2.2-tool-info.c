// 5.2.2: tool_info is null at the start of something, and what the callback leaves there at its start comes to the one at its end.
// output: 1 1 1 1
#include <acc_prof.h>
#include <stdio.h>

static int marks[2];
static void start(acc_prof_info *p, acc_event_info *e, acc_api_info *i) {
    printf("%d ", e->other_event.tool_info == 0);
    e->other_event.tool_info = &marks[p->event_type == acc_ev_enqueue_launch_start];
}
static void end(acc_prof_info *p, acc_event_info *e, acc_api_info *i) {
    int launch = p->event_type == acc_ev_enqueue_launch_end;
    printf(launch ? "%d " : "%d\n", e->other_event.tool_info == &marks[launch]);
}

int main(void) {
    int a = 0;
    acc_prof_register(acc_ev_compute_construct_start, start, acc_reg);
    acc_prof_register(acc_ev_compute_construct_end, end, acc_reg);
    acc_prof_register(acc_ev_enqueue_launch_start, start, acc_reg);
    acc_prof_register(acc_ev_enqueue_launch_end, end, acc_reg);
#pragma acc parallel copy(a)
    a = 1;
}
