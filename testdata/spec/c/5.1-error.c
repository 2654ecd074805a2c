// 5.1: an error is an event, before the program ends, with its code and a message.
// status: 134
// output: 10 3 a is not present on the device
// error: a is not present on the device
#include <acc_prof.h>
#include <stdio.h>

static void failed(acc_prof_info *p, acc_event_info *e, acc_api_info *a) {
    printf("%d %d %s\n", e->error_event.error_code, e->error_event.parent_construct, e->error_event.error_message);
    fflush(stdout);
}

int main(void) {
    int a[4];
    acc_prof_register(acc_ev_error, failed, acc_reg);
#pragma acc data present(a)
    a[0] = 0;
    printf("not reached\n");
}
