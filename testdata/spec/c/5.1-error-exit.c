// 5.1: the callback for errors may end the program.
// status: 7
// output: 13
#include <acc_prof.h>
#include <stdio.h>

#include <stdlib.h>

static void failed(acc_prof_info *p, acc_event_info *e, acc_api_info *a) {
    printf("%d\n", e->error_event.error_code);
    exit(7);
}

int main(void) {
    int a[4], n = -1;
    acc_prof_register(acc_ev_error, failed, acc_reg);
#pragma acc parallel num_gangs(n)
    ;
    printf("not reached\n");
}
