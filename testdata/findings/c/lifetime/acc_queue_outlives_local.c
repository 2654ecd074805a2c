// find: lifetime of coef, directive at 10, read at 8
// fix: acc wait(1)
static float out[64];
static void launch(float f) {
	float coef[64];
	for (int i = 0; i < 64; i++)
		coef[i] = f * i;
	#pragma acc parallel loop copyin(coef) present(out) async(1)
	for (int i = 0; i < 64; i++) out[i] += coef[i];
}
int main(void) {
	#pragma acc enter data copyin(out)
	launch(1);
	#pragma acc wait(1)
	#pragma acc exit data copyout(out)
	return out[9] != 9;
}
