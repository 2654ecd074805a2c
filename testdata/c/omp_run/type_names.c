// Names of types and names that look like them: parameters in typedefs, variables that hide typedef names, parentheses in names of types.
#include <stdio.h>
#include <stdlib.h>

typedef double (*callback)(double flag, int index);
typedef int function(int arg[3], char *name);
typedef struct __attribute__((aligned(8))) tag { int mem; double (*f)(int inner); } record, *record_pointer;
typedef enum { First, Second } choice;
typedef unsigned long word, (*word_function)(word argument), words[4];
typedef int hidden;
typedef int (*(*deep)(int outer))(double result);

static function chosen;
static int chosen(int arg[3], char *name) { return arg[0] + name[0]; }

static int identity(int x) { return x; }

static double takes(int (*)(int), int (int), double hidden)
{
#pragma omp parallel
#pragma omp single
    hidden = 3;
#pragma omp atomic
    hidden += 1;
    return hidden;
}

static int first(const int (*rows)[3], hidden index) { return rows[index][0]; }

int main(void)
{
    int flag[2] = { 0 }, index = 0, arg = 0, name = 0, mem = 0, inner = 0, outer = 0, result = 0, argument = 0, hidden = 0;
#pragma omp parallel num_threads(2)
    {
#pragma omp atomic
        flag[index]++;
#pragma omp critical
        arg++;
#pragma omp critical
        name++;
#pragma omp atomic
        mem++;
#pragma omp atomic
        inner++;
#pragma omp atomic
        outer++;
#pragma omp atomic
        result++;
#pragma omp atomic
        argument++;
#pragma omp critical
        hidden++;
    }
    printf("%d\n", flag[0] == arg && arg == name && name == mem && mem == inner && inner == outer && outer == result && argument == hidden);
    {
        typedef int local;
        local one = 1;
        printf("%d\n", one);
    }
    int local = 0;
#pragma omp parallel num_threads(2)
#pragma omp critical
    local = 2;
    int (*rows)[3] = (int((*)[3]))calloc(4, 12);
    rows[1][0] = local;
    int *(*pointers)[2] = (int *((*)[2]))rows;
    int (*g)(int) = (int ((*)(int)))identity;
    printf("%zu %zu %d %d\n", sizeof(int((*)[3])), sizeof(char ([5])), g(4), first((const int ((*)[3]))rows, 1));
    printf("%g %d %d\n", takes(identity, identity, 1), (*pointers)[1] != 0, chosen((int[]){ 1, 2, 3 }, "\001"));
    record r = { 3, 0 };
    record_pointer p = &r;
    choice c = Second;
    words w = { 1 };
    printf("%d %d %lu\n", p->mem, c, w[0]);
    free(rows);
}
