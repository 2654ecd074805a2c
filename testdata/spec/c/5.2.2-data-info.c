// 5.2.2: data events name the variable, its size and its addresses on both sides.
// output: 8 a 16 0 1;6 a 16 1 1;20 a[1:2] 8 1 1;22 a 16 1 1;7 a 16 1 1;9 a 16 1 1;
#include <acc_prof.h>
#include <stdio.h>

static int a[4];
static void note(acc_prof_info *p, acc_event_info *e, acc_api_info *i) {
    acc_data_event_info *d = &e->data_event;
    int first = p->event_type == acc_ev_enqueue_upload_start;
    printf("%d %s %zu %d %d;", p->event_type, d->var_name, d->bytes, p->event_type != acc_ev_alloc && d->host_ptr == a + first,
           d->device_ptr != 0 && d->valid_bytes == sizeof *d && (!acc_deviceptr(a) || d->device_ptr == acc_deviceptr(a + first)));
}

int main(void) {
    for (int e = acc_ev_create; e <= acc_ev_free; e++)
        acc_prof_register(e, note, acc_reg);
    acc_prof_register(acc_ev_enqueue_upload_start, note, acc_reg);
    acc_prof_register(acc_ev_enqueue_download_start, note, acc_reg);
#pragma acc enter data create(a)
#pragma acc update device(a[1:2])
#pragma acc exit data copyout(a)
    printf("\n");
}
