// 5.1: a device being initialized and shut down is an event, by a directive, by a routine, or when it is first used.
// output: (1 1 16)(2 1 16)(3 0 15)(4 0 15)(1 0 9)(2 0 9)
#include <acc_prof.h>
#include <stdio.h>

static void note(acc_prof_info *p, acc_event_info *e, acc_api_info *a) {
    printf("(%d %d %d)", p->event_type, e->other_event.implicit, e->other_event.parent_construct);
}

int main(void) {
    for (int e = acc_ev_device_init_start; e <= acc_ev_device_shutdown_end; e++)
        acc_prof_register(e, note, acc_reg);
#pragma acc serial
    ;
#pragma acc serial
    ;
    acc_shutdown(acc_get_device_type());
    acc_shutdown(acc_get_device_type());
#pragma acc init
    acc_init(acc_get_device_type());
    for (int e = acc_ev_device_init_start; e <= acc_ev_device_shutdown_end; e++)
        acc_prof_unregister(e, note, acc_reg);
    printf("\n");
}
