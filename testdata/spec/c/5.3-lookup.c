// 5.3: acc_prof_lookup returns a pointer to a routine of the interface that can be called, and null for a name that it does not know.
// output: 16 1
#include <acc_prof.h>
#include <stdio.h>

static void note(acc_prof_info *p, acc_event_info *e, acc_api_info *i) { printf("%d ", p->event_type); }

int main(void) {
    acc_prof_reg reg = (acc_prof_reg)acc_prof_lookup("acc_prof_register");
    reg(acc_ev_compute_construct_start, note, acc_reg);
#pragma acc parallel
    ;
    printf("%d\n", acc_prof_lookup("acc_no_such_routine") == NULL);
}
