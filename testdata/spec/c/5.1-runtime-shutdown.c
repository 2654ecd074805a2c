// 5.1: the shutdown of the runtime at the end of the program is an event, after that of its devices.
// output: atexit 3 4 5
#include <acc_prof.h>
#include <stdio.h>

#include <stdlib.h>

static void note(acc_prof_info *p, acc_event_info *e, acc_api_info *a) {
    printf(p->event_type == acc_ev_runtime_shutdown ? "%d\n" : "%d ", p->event_type);
}
static void leave(void) { printf("atexit "); }

int main(void) {
    atexit(leave);
    acc_prof_register(acc_ev_runtime_shutdown, note, acc_reg);
    acc_prof_register(acc_ev_device_shutdown_start, note, acc_reg);
    acc_prof_register(acc_ev_device_shutdown_end, note, acc_reg);
#pragma acc serial
    ;
    exit(0);
}
