// 5.2.1: the first argument says which event it is, on which device, for which queue, and where.
// output: 16 16 1 1 0 5 5 main 1
// output: 17 17 1 1 0 5 5 main 1
#include <acc_prof.h>
#include <stdio.h>

#include <stddef.h>
#include <string.h>

static int line;

static void note(acc_prof_info *p, acc_event_info *e, acc_api_info *a) {
    printf("%d %d %d %d %d %ld %ld %s %d\n", p->event_type, e->event_type,
           p->valid_bytes >= offsetof(acc_prof_info, func_end_line_no) + sizeof(int) && a->valid_bytes == sizeof *a,
           p->device_type == acc_get_device_type() && a->device_type == p->device_type, p->device_number, p->async, p->async_queue,
           p->func_name, p->line_no == line);
    if (p->version != _OPENACC || !strstr(p->src_file, "general-info.c"))
        printf("version %d of %s\n", p->version, p->src_file);
}

int main(void) {
    acc_prof_register(acc_ev_compute_construct_start, note, acc_reg);
    acc_prof_register(acc_ev_compute_construct_end, note, acc_reg);
    int a = 0;
#pragma acc enter data create(a)
    line = __LINE__ + 1;
#pragma acc parallel async(5) present(a)
    a = 1;
#pragma acc wait
}
