// What regions may not contain, and nests whose bounds depend on one another: the same rules as in ../../fortran/omp/content.f90.
#include <omp.h>
static int own;
#pragma omp threadprivate(own)
void any_order(int *a)
{
#pragma omp parallel for order(concurrent)
  for (int i = 0; i < 8; i++) {
    own = i; // want OMP3029 "threadprivate variable 'own' in a region whose iterations run in any order"
    a[i] = omp_get_thread_num(); // want OMP3029 "'omp_get_thread_num' is called in a region whose iterations run in any order"
  }
#pragma omp parallel for
  for (own = 0; own < 8; own++) // want OMP3028 "threadprivate variable 'own' is the variable of a loop of parallel for"
    a[own] = 1;
}
void nests(int a[10][10])
{
#pragma omp parallel for collapse(2)
  for (int i = 0; i < 8; i++)
    for (int j = i; j < 2 * i; j++) a[i][0] = 1;
#pragma omp parallel for collapse(2)
  for (int i = 0; i < 8; i++)
    for (int j = -i; j < 8; j++) a[i][0] = 1;
#pragma omp parallel for collapse(2)
  for (int i = 0; i < 8; i++)
    for (int j = i / 2; j < 8; j++) // want OMP3004 "expected a bound that is 'i' times a constant plus a constant"
      a[i][j] = 1;
#pragma omp parallel for collapse(2)
  for (int i = 0; i < 8; i++)
    for (int j = 0; j < 8; j += i) // spec: OpenMP 5.2 §4.4.1 // want OMP3004 "the step of the loop depends on 'i', the variable of a loop around it"
      a[i][j] = 1;
#pragma omp parallel for collapse(3)
  for (int i = 0; i < 8; i++)
    for (int j = 0; j < 8; j++)
      for (int k = i + j; k < 8; k++) // want OMP3004 "expected a bound that is 'i' times a constant plus a constant"
        a[i][j] = 1;
#pragma omp tile sizes(2, 2)
  for (int i = 0; i < 8; i++)
    for (int j = i; j < 8; j++) // want OMP3004 "the bounds of a loop of tile depend on 'i', the variable of a loop around it"
      a[i][j] = 1;
}
void cancels(void)
{
#pragma omp cancellation point taskgroup // want OMP3019 "cancellation point taskgroup is not in a region that it can cancel"
#pragma omp depobj destroy // want OMP2004 "depobj needs the object: depobj\\(object\\)"
}
struct pair { int l, r; };
void iterates(int *a)
{
#pragma omp task depend(iterator(struct pair it = 0:3), in: a[0]) // want OMP2013 "expected an integer or pointer type for iterator 'it', found struct pair"
  ;
#pragma omp requires dynamic_allocators // want OMP3033 "requires inside of a function"
}
