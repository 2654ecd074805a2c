/* A null pointer on the host. */
#include <stddef.h>

struct node { int value; struct node *next; };

int main(void)
{
    struct node last = {1, NULL}, *n = &last;
    int sum = 0;
    for (int i = 0; i < 2; i++) {
        sum += n->value;
        n = n->next;
    }
    return sum;
}
