// 5.1: enter data, exit data and data regions have events for what they begin and end, none where the data is present already.
// output: 10 8 6 20 21 11 10 11 16 10 11 18 19 12 13 17 12 13 12 7 9 13 end
#include <acc_prof.h>
#include <stdio.h>

static void note(acc_prof_info *p, acc_event_info *e, acc_api_info *a) { printf("%d ", p->event_type); }

static void watch(acc_prof_callback f) {
    for (int e = acc_ev_none + 1; e < acc_ev_wait_start; e++)
        acc_prof_register(e, f, acc_reg);
}

int main(void) {
    int a[4] = {0};
    acc_init(acc_get_device_type());
    watch(note);
#pragma acc enter data copyin(a)
#pragma acc data copy(a)
    {
#pragma acc serial present(a)
        a[1] = 1;
    }
#pragma acc exit data delete(a)
    for (int e = acc_ev_none + 1; e < acc_ev_wait_start; e++)
        acc_prof_unregister(e, note, acc_reg);
    printf("end\n");
}
