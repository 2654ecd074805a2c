// 5.3: several callbacks may be registered for an event; one that is registered twice is called once, until it is unregistered twice.
// output: 12 12 12 2  end
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
    run();
    acc_prof_register(acc_ev_compute_construct_start, one, acc_reg);
    run();
    acc_prof_unregister(acc_ev_compute_construct_start, one, acc_reg);
    run();
    acc_prof_unregister(acc_ev_compute_construct_start, one, acc_reg);
    run();
    acc_prof_unregister(acc_ev_compute_construct_start, two, acc_reg);
    acc_prof_unregister(acc_ev_compute_construct_start, two, acc_reg); // no effect
    run();
    printf("end\n");
}
