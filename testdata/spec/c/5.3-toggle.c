// 5.3: acc_toggle disables and enables a callback of an event, all callbacks of an event, and all callbacks.
// output: 2 12   12  12 12 end
#include <acc_prof.h>
#include <stdio.h>

static void one(acc_prof_info *p, acc_event_info *e, acc_api_info *i) { printf("1"); }
static void two(acc_prof_info *p, acc_event_info *e, acc_api_info *i) { printf("2"); }
static void run(void) {
#pragma acc parallel
    ;
    printf(" ");
}

int main(void) {
    acc_prof_register(acc_ev_compute_construct_start, one, acc_reg);
    acc_prof_register(acc_ev_compute_construct_start, two, acc_reg);
    acc_prof_unregister(acc_ev_compute_construct_start, one, acc_toggle);
    run();
    acc_prof_register(acc_ev_compute_construct_start, one, acc_toggle);
    run();
    acc_prof_unregister(acc_ev_compute_construct_start, NULL, acc_toggle);
    run();
    acc_prof_unregister(acc_ev_none, NULL, acc_toggle);
    acc_prof_register(acc_ev_compute_construct_start, NULL, acc_toggle);
    run();
    acc_prof_register(acc_ev_none, NULL, acc_toggle);
    run();
    acc_prof_unregister(acc_ev_none, NULL, acc_toggle_per_thread);
    run();
    acc_prof_register(acc_ev_none, NULL, acc_toggle_per_thread);
    run();
    acc_prof_unregister(acc_ev_none, one, acc_toggle_per_thread); // no effect
    run();
    printf("end\n");
}
