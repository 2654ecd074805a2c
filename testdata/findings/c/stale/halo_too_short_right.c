#include <stdio.h>
int main(void) {
    double u[20];
    for (int i = 0; i < 20; i++) u[i] = i;
    #pragma acc data copyin(u)
    {
        #pragma acc parallel loop
        for (int i = 0; i < 20; i++)
            u[i] = u[i] * u[i];
        #pragma acc update self(u[0:5])
        double edge = 0;
        for (int i = 0; i < 5; i++)
            edge += u[i];
        printf("%g\n", edge);
    }
}
