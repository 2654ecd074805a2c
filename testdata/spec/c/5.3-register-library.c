// 5.3: a function acc_register_library of the program is called before anything else, with the routines of the interface.
// output: 1 1 1 main 16
#include <acc_prof.h>
#include <stdio.h>

static void note(acc_prof_info *p, acc_event_info *e, acc_api_info *i) { printf("%d\n", p->event_type); }

void acc_register_library(acc_prof_reg reg, acc_prof_reg unreg, acc_prof_lookup_func lookup) {
    printf("%d %d %d ", reg == acc_prof_register, unreg == acc_prof_unregister, lookup == acc_prof_lookup);
    reg(acc_ev_compute_construct_start, note, acc_reg);
    reg(acc_ev_compute_construct_end, note, acc_reg);
    unreg(acc_ev_compute_construct_end, note, acc_reg);
}

int main(void) {
    printf("main ");
#pragma acc parallel
    ;
}
