// Reverse offload: a target region has the host run a part of it.
#include <stdio.h>
#include <stdlib.h>
#include <omp.h>

#pragma omp requires reverse_offload

#define N 8

typedef struct { int n; double *p; } vector;

int counter = 3;
#pragma omp declare target enter(counter)

int log_of_host[4], logged;

void note(int what) { log_of_host[logged++] = what; }

// Code of both sides: on the host, the parent is the host itself.
#pragma omp declare target
int ask(int n)
{
	int answer = 0;
	#pragma omp target device(ancestor: 1) map(from: answer)
	{
		note(n);
		answer = 10 * n;
	}
	return answer;
}
#pragma omp end declare target

int main(void)
{
	int a[N], b[N], sum = 0, first = 0, *heap = malloc(N * sizeof(int));
	vector v = {N, malloc(N * sizeof(double))};
	for (int i = 0; i < N; i++) {
		a[i] = i;
		heap[i] = 100 * i;
		v.p[i] = i / 2.0;
	}
	// What is present on the device is the host's own variable; always copies it.
	#pragma omp target map(tofrom: a, sum, b) map(to: heap[0:N])
	{
		for (int i = 0; i < N; i++) {
			a[i] += 1;
			b[i] = a[i];
		}
		#pragma omp target device(ancestor: 1) map(always, to: b) map(to: a)
		printf("a of the host %d %d, b copied %d %d, heap %d\n", a[0], a[7], b[0], b[7], heap[1]);
		#pragma omp target device(ancestor: 1) map(always, tofrom: a)
		for (int i = 0; i < N; i++)
			a[i] *= 2;
		for (int i = 0; i < N; i++)
			sum += a[i];
	}
	printf("sum %d, a[7] %d\n", sum, a[7]);

	// Variables of the device alone are copied to memory of the host and back, those without a clause by the usual rules.
	#pragma omp target map(from: first, sum)
	{
		int own[N], scalar = 5, left = 7;
		for (int i = 0; i < N; i++)
			own[i] = i * i;
		#pragma omp target device(ancestor: 1) map(tofrom: scalar)
		{
			for (int i = 0; i < N; i++)
				own[i] += 1000;
			scalar += left;
			left = 0;
		}
		first = scalar * 100 + left;
		sum = own[3];
	}
	printf("first %d, own %d\n", first, sum);

	// Members and their pointers; a variable of both sides.
	#pragma omp target map(tofrom: v.n, v.p[0:N])
	{
		v.n = 2;
		for (int i = 0; i < N; i++)
			v.p[i] = -1;
		counter = 50;
		#pragma omp target device(ancestor: 1) map(always, to: v.p[1:2]) map(to: v.n) map(always, from: counter)
		{
			printf("v.n %d, v.p %g %g %g, counter %d\n", v.n, v.p[0], v.p[1], v.p[2], counter);
			counter++;
		}
		v.n = counter;
	}
	printf("v.n %d\n", v.n);

	// From each team, and from threads of a team.
	int got[4][4];
	#pragma omp target teams num_teams(4) thread_limit(4) map(from: got)
	{
		int team = omp_get_team_num();
		#pragma omp parallel num_threads(4)
		{
			int t = omp_get_thread_num(), answer = 0;
			if (t < omp_get_num_threads()) {
				#pragma omp target device(ancestor: 1) map(from: answer) firstprivate(t, team)
				answer = 10 * team + t;
			}
			#pragma omp barrier
			got[team][t] = answer;
		}
	}
	for (int i = 0; i < 4; i++)
		printf("%d %d %d %d\n", got[i][0], got[i][1], got[i][2], got[i][3]);

	int answers = ask(1);
	#pragma omp target map(tofrom: answers)
	answers += ask(2);
	printf("answers %d, %d %d\n", answers, log_of_host[0], log_of_host[1]);
	free(v.p);
	free(heap);
	return 0;
}
