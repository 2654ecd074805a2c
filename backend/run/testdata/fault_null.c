/* A null pointer. */
#include <stdio.h>

struct list { int value; struct list *next; };

static int last(struct list *l)
{
    while (l->value >= 0)
        l = l->next;
    return l->value;
}

int main(void)
{
    struct list end = {1, 0}, begin = {0, &end};
    printf("%d\n", last(&begin));
    return 0;
}
