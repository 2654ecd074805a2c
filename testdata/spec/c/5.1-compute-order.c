// 5.1: events come in the order in which the runtime does things: a device is initialized, the construct starts, its data is
// entered, the kernel is launched, the data is left, and the construct ends. A start precedes its end.
// output: 1 2 16 10 8 6 20 21 11 18 19 12 22 23 7 9 13 17 end
#include <acc_prof.h>
#include <stdio.h>

static void note(acc_prof_info *p, acc_event_info *e, acc_api_info *a) { printf("%d ", p->event_type); }

static void watch(acc_prof_callback f) {
    for (int e = acc_ev_none + 1; e < acc_ev_wait_start; e++)
        acc_prof_register(e, f, acc_reg);
}

int main(void) {
    int a[4] = {0};
    watch(note);
#pragma acc parallel copy(a)
    a[1] = 1;
    for (int e = acc_ev_none + 1; e < acc_ev_wait_start; e++)
        acc_prof_unregister(e, note, acc_reg);
    printf("end\n");
}
