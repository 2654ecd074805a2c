// 5.1: the local thread waiting for a queue is an event for each queue, on a wait directive and on a call of acc_wait.
// output: (24 14 3)(25 14 3)(24 15 4)(25 15 4)
#include <acc_prof.h>
#include <stdio.h>

static void note(acc_prof_info *p, acc_event_info *e, acc_api_info *a) {
    if (!e->other_event.implicit)
        printf("(%d %d %ld)", p->event_type, e->other_event.parent_construct, p->async);
}

int main(void) {
    int a = 0, b = 0;
    acc_prof_register(acc_ev_wait_start, note, acc_reg);
    acc_prof_register(acc_ev_wait_end, note, acc_reg);
#pragma acc parallel async(3) copy(a)
    a = 1;
#pragma acc parallel async(4) copy(b)
    b = 1;
#pragma acc wait(3)
    acc_wait(4);
    printf("\n");
}
