#include <stdio.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

int main(void)
{
    struct node *head = NULL;
    int total = 0;
    for (int i = 0; i < 50; i++) {
        struct node *n = malloc(sizeof *n);
        n->value = i;
        n->next = head;
        head = n;
    }
#pragma omp parallel
#pragma omp single
#pragma omp taskgroup task_reduction(+: total)
    for (struct node *p = head; p; p = p->next) {
#pragma omp task firstprivate(p) in_reduction(+: total)
        {
            p->value *= 2;
            total = total + p->value;
        }
    }
    printf("%d\n", total);
    return 0;
}
