/* Control flow inside regions, and directives inside control flow. */
int f(int n, int *a, int flag)
{
	int found = -1;
	if (flag)
#pragma acc parallel loop copy(a[0:n])
		for (int i = 0; i < n; i++) {
			int k = i;
			while (k > 0) {
				if (a[k] == 3)
					break;
				k--;
			}
			switch (a[i]) {
			case 1:
				a[i] = k;
				break;
			default:
				a[i] = -k;
			}
		}
	else
		found = 0;
	for (int t = 0; t < 3; t++) {
#pragma acc serial copy(found, a[0:n])
		{
			int i = 0;
		again:
			if (i < n && a[i] != t) {
				i++;
				goto again;
			}
			found = i;
		}
		if (found < n)
			break;
#pragma acc update self(a[0:1])
	}
#pragma acc parallel loop copy(a[0:n])
	for (int i = 0; i < n; i++) {
		int tmp[4], m = n;
		for (int j = 0; j < 4; j++)
			tmp[j] = i + j;
#pragma acc loop vector
		for (int j = 0; j < m; j++)
			if (tmp[j & 3] > 0)
				a[j] = tmp[j & 3] ? (a[j] && m) : n;
	}
	return found;
}
