// firstprivate of target: one copy for the target task, which the teams share.
#include <stdio.h>
#include <omp.h>

typedef struct { int a; double b[3]; } pair;

enum { teams = 4, n = 1000 };

static void scalars(void)
{
	int shared = 0, last = 0, own[teams];
	#pragma omp target teams distribute num_teams(teams) map(from: last)
	for (int i = 0; i < teams; i++) {
		int before;
		#pragma omp atomic capture
		before = shared++;
		if (before == teams - 1)
			last = before + 1;
	}
	printf("implicit: %d on the host, %d on the device\n", shared, last);

	#pragma omp target firstprivate(shared) map(from: last)
	{
		#pragma omp teams distribute num_teams(teams)
		for (int i = 0; i < n; i++) {
			int now;
			#pragma omp atomic capture
			now = ++shared;
			if (now == n)
				last = now;
		}
	}
	printf("of target: %d, %d\n", shared, last);

	shared = 5;
	#pragma omp target teams num_teams(teams) firstprivate(shared) map(from: own)
	{
		shared += omp_get_team_num();
		own[omp_get_team_num()] = shared;
	}
	printf("of teams: %d, %d %d %d %d\n", shared, own[0], own[1], own[2], own[3]);

	int sum = 100;
	#pragma omp target firstprivate(sum) map(from: last)
	{
		#pragma omp teams distribute reduction(+: sum) num_teams(teams)
		for (int i = 0; i < 10; i++)
			sum += i;
	}
	printf("reduced: %d\n", sum);
}

static void aggregates(int m)
{
	int a[4] = {1, 2, 3, 4}, whole[m], first = 0, second = 0;
	pair p = {1, {2, 3, 4}};
	double z = 0;
	for (int i = 0; i < m; i++)
		whole[i] = i;
	#pragma omp target data map(to: a, p)
	{
		// The values are those of the host, whatever a mapped copy has.
		a[0] = 10;
		p.a = 20;
		#pragma omp target firstprivate(a, p, whole) map(from: first, second, z)
		{
			a[1]++;
			whole[m - 1] *= 2;
			first = a[0] + a[1];
			second = whole[m - 1];
			z = p.a + p.b[2];
		}
		printf("one team: %d %d %g\n", first, second, z);
		#pragma omp target firstprivate(a, whole) map(from: first, second)
		#pragma omp teams distribute num_teams(teams)
		for (int i = 0; i < teams; i++) {
			int x, y;
			#pragma omp atomic capture
			x = ++a[0];
			#pragma omp atomic capture
			y = ++whole[1];
			if (x == 10 + teams)
				first = x;
			if (y == 1 + teams)
				second = y;
		}
	}
	printf("teams: %d %d, on the host %d %d\n", first, second, a[0], whole[1]);
}

int main(void)
{
	scalars();
	aggregates(6);
}
