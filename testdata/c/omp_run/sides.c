// What depends on the side that executes a function: variants, metadirectives, and the number of the team.
#include <stdio.h>
#include <omp.h>

int there(void) { return 2; }
int here(void) { return 1; }
#pragma omp declare variant(there) match(device = {kind(nohost)})
#pragma omp declare variant(here) match(device = {kind(host)})
int which(void) { return 0; }

#pragma omp begin declare target
int ask(void) { return which(); }

int threads(void)
{
	int n = 0;
	#pragma omp metadirective when(device = {kind(nohost)}: parallel num_threads(3)) default(parallel num_threads(2))
	{
		#pragma omp atomic
		n++;
	}
	return n;
}

int team(void) { return 10 * omp_get_team_num() + omp_get_num_teams(); }
#pragma omp end declare target

#pragma omp begin declare target device_type(nohost)
int only(void) { return which(); }
#pragma omp end declare target

int main(void)
{
	int direct = 0, called = 0, size = 0, alone = 0, numbers[4];
	#pragma omp target map(from: direct, called, size, alone)
	{
		direct = which();
		called = ask();
		size = threads();
		alone = only();
	}
	printf("host %d %d %d, device %d %d %d %d\n", which(), ask(), threads(), direct, called, size, alone);

	#pragma omp target teams num_teams(4) map(from: numbers)
	numbers[omp_get_team_num()] = team();
	printf("%d %d %d %d, host %d\n", numbers[0], numbers[1], numbers[2], numbers[3], team());
}
