/* discrete memory: freed twice. */
#include <openacc.h>

int main(void)
{
    void *p = acc_malloc(100);
    acc_free(p);
    acc_free(p);
    return 0;
}
