// Where implicit data attributes and the storage of their pointers go: beside the clauses of other variables.

// Storage of a pointer in no clause comes before that of a private one.
void private_section(int n, float *own, float *other)
{
#pragma acc parallel private(own[0:n])
	{
		float inside = other[0];
		float *p = &inside;
		own[0] = *p;
	}
}

// A declare directive may come after a label, in a block of its own.
void declared(int n)
{
again:
	if (n > 3) {
		n--;
		goto again;
	}
	float b[10];
#pragma acc declare create(b)
	for (int k = 0; k < n; k++) {
#pragma acc parallel
		b[0] = n;
	}
}

// A variable of which a member is in a clause comes before that clause where the construct uses all of it; a recipe of an
// implicit attribute comes before those of loops inside.
struct pair { int first; float *second; };
void whole(struct pair s, int n)
{
	int i;
#pragma acc parallel copy(s.second[0:n]) num_gangs(n + 1)
	{
		struct pair t = s;
#pragma acc loop private(i)
		for (int k = 0; k < n; k++)
			i = t.first + k;
	}
}
