// The events of OpenACC 3.3 chapter 5, in their order and with what they tell (discrete memory).
#include <acc_prof.h>
#include <stdio.h>

static const char *const names[] = {
    "none", "device_init_start", "device_init_end", "device_shutdown_start", "device_shutdown_end", "runtime_shutdown",
    "create", "delete", "alloc", "free", "enter_data_start", "enter_data_end", "exit_data_start", "exit_data_end",
    "update_start", "update_end", "compute_construct_start", "compute_construct_end", "enqueue_launch_start",
    "enqueue_launch_end", "enqueue_upload_start", "enqueue_upload_end", "enqueue_download_start", "enqueue_download_end",
    "wait_start", "wait_end"};

static void show(acc_prof_info *p, acc_event_info *e, acc_api_info *a) {
    acc_event_t k = p->event_type;
    if (e->event_type != k || e->other_event.event_type != k || a->device_type != p->device_type)
        printf("the structures do not agree: ");
    printf("%s parent %d implicit %d line %d-%d of %s at %d async %ld %ld device %d %d", names[k], e->other_event.parent_construct,
           e->other_event.implicit, p->line_no, p->end_line_no, p->func_name, p->func_line_no, p->async, p->async_queue,
           p->device_type, p->device_number);
    if (k >= acc_ev_create && k <= acc_ev_free || k >= acc_ev_enqueue_upload_start && k <= acc_ev_enqueue_download_end)
        printf(" var %s bytes %zu host %d device %d", e->data_event.var_name ? e->data_event.var_name : "none", e->data_event.bytes,
               e->data_event.host_ptr != 0, e->data_event.device_ptr != 0);
    if (k == acc_ev_enqueue_launch_start || k == acc_ev_enqueue_launch_end)
        printf(" kernel %s %zu %zu %zu", e->launch_event.kernel_name, e->launch_event.num_gangs, e->launch_event.num_workers,
               e->launch_event.vector_length);
    printf("\n");
}

void acc_register_library(acc_prof_reg reg, acc_prof_reg unreg, acc_prof_lookup_func lookup) {
    for (int e = acc_ev_none; e <= acc_ev_last; e++) // those that are none have no effect
        reg(e, show, acc_reg);
    printf("%d %d\n", lookup("acc_prof_register") == (acc_query_fn)reg, lookup("acc_prof_nothing") == 0);
}

static float table[4];
#pragma acc declare create(table)

static float touch(float *a, int n) {
    float s = 0;
#pragma acc parallel loop present(a[0:n]) reduction(+:s) num_gangs(4) vector_length(32)
    for (int i = 0; i < n; i++)
        s += a[i];
    return s;
}

int main(void) {
    float a[10] = {1}, b[10];
    puts("data");
#pragma acc data copyin(a) create(b)
    {
        touch(a, 10);
#pragma acc kernels async(2) wait(1)
        for (int i = 0; i < 10; i++)
            b[i] = a[i];
#pragma acc update self(b[2:3]) async(2)
#pragma acc wait(2)
    }
    puts("enter data");
#pragma acc enter data copyin(a)
#pragma acc serial if (0)
    b[0] = 0;
#pragma acc update device(a[1:2]) if (0)
#pragma acc exit data copyout(a) async
#pragma acc wait
    puts("routines");
    float *d = acc_malloc(40);
    acc_memcpy_to_device(d, a, 40);
    acc_free(d);
    acc_copyin(a, sizeof a);
    acc_delete_async(a, sizeof a, 3);
    acc_wait_all();
    puts("host");
    acc_set_device_type(acc_device_host);
#pragma acc parallel copy(a)
    a[0]++;
    acc_set_device_type(acc_device_default);
    puts("shutdown");
#pragma acc shutdown
    acc_init(acc_device_default);
    puts("end");
}
