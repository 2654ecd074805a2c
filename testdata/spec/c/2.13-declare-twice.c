// 2.13: a variable is in at most one clause of all the declare directives of a function or program unit.
int v[4];
#pragma acc declare create(v)
#pragma acc declare copyin(v) // want ACC4020

int main(void) { return 0; }
