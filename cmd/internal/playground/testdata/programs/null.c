#include <stdio.h>
#include <stdlib.h>

static int value(int *p) { return *p; }

int main(int argc, char **argv)
{
    printf("%d arguments, the last is %s\n", argc, argv[argc - 1]);
    int *p = argc > 1 ? NULL : malloc(sizeof *p);
    return value(p);
}
