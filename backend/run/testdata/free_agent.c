// Only threads of the team execute its tasks: none of them is a free agent.
#include <omp.h>
#include <stdio.h>

int main(void) {
  int agents = 0;
#pragma omp parallel num_threads(2) reduction(+ : agents)
  agents += omp_is_free_agent() + omp_ancestor_is_free_agent(0);
  printf("%d\n", agents);
  return 0;
}
