/* A kernel that goes one element too far. */
#include <stdio.h>

int main(void)
{
    static double a[100], b[100];
    double *p = a, *q = b;
    int n = 80;
    #pragma acc data copyin(p[0:n]) copyout(q[0:n])
    {
        #pragma acc parallel loop num_gangs(4) present(p[0:n], q[0:n])
        for (int i = 0; i < n; i++)
            q[i] = p[i];
        printf("first\n");
        #pragma acc parallel loop num_gangs(4) present(p[0:n], q[0:n])
        for (int i = 0; i < n; i++)
            q[i] = p[i + 1];
    }
    printf("not reached\n");
    return 0;
}
