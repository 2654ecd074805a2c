// 5.1: an update directive has a start and an end, with a transfer for each of its clauses in between.
// output: 14 20 21 22 23 15 end
#include <acc_prof.h>
#include <stdio.h>

static void note(acc_prof_info *p, acc_event_info *e, acc_api_info *a) { printf("%d ", p->event_type); }

static void watch(acc_prof_callback f) {
    for (int e = acc_ev_none + 1; e < acc_ev_wait_start; e++)
        acc_prof_register(e, f, acc_reg);
}

int main(void) {
    int a[4] = {0}, b[4];
#pragma acc data copyin(a, b)
    {
        watch(note);
#pragma acc update device(a[1:2]) self(b)
        for (int e = acc_ev_none + 1; e < acc_ev_wait_start; e++)
            acc_prof_unregister(e, note, acc_reg);
    }
    printf("end\n");
}
