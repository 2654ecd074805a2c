#include <stdio.h>
int main(void)
{
    int balance = 0;
#pragma omp parallel sections
    {
#pragma omp section
        for (int i = 0; i < 10; i++) {
#pragma omp atomic
            balance += 2;
        }
#pragma omp section
        for (int i = 0; i < 10; i++) {
#pragma omp atomic
            balance -= 1;
        }
    }
    printf("%d\n", balance);
}
