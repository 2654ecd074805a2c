// 5.2.2: implicit is 1 for an implicit event, such as the wait of a construct without async, and 0 for one of a directive.
// output: 16:0 10:1 24:1 12:1 17:0 24:0
#include <acc_prof.h>
#include <stdio.h>

static void note(acc_prof_info *p, acc_event_info *e, acc_api_info *a) { printf(" %d:%d" + (p->event_type == 16), p->event_type, e->other_event.implicit); }

int main(void) {
    int a = 0;
#pragma acc enter data copyin(a)
    acc_prof_register(acc_ev_compute_construct_start, note, acc_reg);
    acc_prof_register(acc_ev_compute_construct_end, note, acc_reg);
    acc_prof_register(acc_ev_enter_data_start, note, acc_reg);
    acc_prof_register(acc_ev_exit_data_start, note, acc_reg);
    acc_prof_register(acc_ev_wait_start, note, acc_reg);
#pragma acc serial present(a)
    a = 1;
#pragma acc wait(1)
    printf("\n");
}
