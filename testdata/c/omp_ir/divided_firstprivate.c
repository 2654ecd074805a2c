// Variables of one clause that go to several leaves come back as one clause, in the user's order.
struct pair {
	int first;
	double second[4];
};

void f(int n, struct pair *from)
{
	double total = 0, a1[16], a2[16];
	struct pair s1 = *from, s2 = *from;
#pragma omp target teams distribute parallel for default(firstprivate) reduction(+:total) \
    firstprivate(a2, s1, s2) map(tofrom: total, a1)
	for (int i = 0; i < n; i++)
		a1[2] = a2[1] * n;
}
