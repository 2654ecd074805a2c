/* A member behind a pointer that is a member itself: the pointer on the way is attached (OpenMP 5.2 §5.8.3), and what the clause holds is let go by the
   name of another pointer to the same node. */
#include <stdio.h>
#include <stdlib.h>
struct leaf { int x, y, z; };
struct node { struct leaf *left, *mid; double *p; struct node *next; };

static struct node *make(int k, struct node *next)
{
    struct node *n = malloc(sizeof *n);
    n->left = calloc(1, sizeof *n->left);
    n->mid = calloc(1, sizeof *n->mid);
    n->p = malloc(2 * sizeof(double));
    n->p[0] = k, n->p[1] = 0;
    n->next = next;
    return n;
}

int main(void)
{
    struct node *n = make(1, make(2, NULL));
#pragma omp target map(to: n[:1]) map(tofrom: n->left[:1], n->mid->y, n->mid->z)
    {
        n->left->x += 3;
        n->mid->y += 3;
        n->mid->z += 5;
    }
    printf("%d %d %d\n", n->left->x, n->mid->y, n->mid->z);

    struct node *second = n->next;
#pragma omp target enter data map(to: n[:1])
#pragma omp target enter data map(to: n->next[:1])
#pragma omp target enter data map(to: n->next->p[0:2])
#pragma omp target
    n->next->p[1] = n->next->p[0] * 10;
#pragma omp target exit data map(from: second->p[0:2])
#pragma omp target
    n->next->next = n;
#pragma omp target exit data map(delete: second[:1], n[:1])
    printf("%g %g\n", n->next->p[0], n->next->p[1]);
    return 0;
}
