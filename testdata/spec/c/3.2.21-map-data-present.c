// 3.2.21: it is an error to map what is present already.
// error: present|mapped
#include <openacc.h>

int main(void) {
    int a = 3, *d = acc_malloc(sizeof *d);
    acc_copyin(&a, sizeof a);
    acc_map_data(&a, d, sizeof a);
    return 0;
}
