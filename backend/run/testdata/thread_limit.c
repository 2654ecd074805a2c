// The limit of a target construct holds for all regions inside of it, on the device and on the host, and ends with it.
#include <omp.h>
#include <stdio.h>

static void regions(const char *what, int where, int limit) {
  int first = 0, nested = 0, said = 0, ordered = 0, barriers = 0;
#pragma omp target if (where) thread_limit(limit) map(tofrom : first, nested, said, ordered, barriers)
  {
    said = omp_get_thread_limit();
#pragma omp parallel num_threads(100)
    {
#pragma omp atomic
      first++;
    }
#pragma omp parallel num_threads(100)
    {
#pragma omp atomic
      ordered++;
#pragma omp barrier
#pragma omp single
      barriers = omp_get_num_threads() == ordered;
    }
    omp_set_max_active_levels(2);
#pragma omp parallel num_threads(2)
    {
#pragma omp barrier
#pragma omp parallel num_threads(100)
      {
#pragma omp barrier
#pragma omp single
        {
#pragma omp critical
          nested = omp_get_num_threads() > nested ? omp_get_num_threads() : nested;
        }
      }
    }
  }
  printf("%s limit %d: %d, %d, %d, %d, %d\n", what, limit, said, first, ordered, barriers, nested < limit || limit == 1); // the other thread of the outer team counts
}

int main(void) {
  int limits[3], sizes[3];
  int before = omp_get_thread_limit();
  for (int limit = 1; limit < 12; limit += 5) {
    regions("device", 1, limit);
    regions("host", 0, limit);
  }
  for (int many = 10; many <= 100; many *= 10) {
    int most = 0, said = 0;
#pragma omp target teams num_teams(3) thread_limit(many) map(tofrom : most, said)
    {
#pragma omp parallel num_threads(2 * many) reduction(max : most)
      {
#pragma omp barrier
        most = omp_get_num_threads();
      }
      if (omp_get_team_num() == 2)
        said = omp_get_thread_limit();
    }
    printf("%d: %d %d\n", many, most <= many, said > 0 && said <= many);
  }
#pragma omp target teams distribute parallel for num_teams(3) thread_limit(4) num_threads(6) map(from : limits, sizes)
  for (int i = 0; i < 3; i++) {
    limits[i] = omp_get_thread_limit();
    sizes[i] = omp_get_num_threads();
  }
  for (int i = 0; i < 3; i++)
    printf("%d %d\n", limits[i], sizes[i]);
  printf("%d\n", omp_get_thread_limit() == before);
  return 0;
}
