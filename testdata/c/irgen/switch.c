// Labels above the largest value with a sign, which LLVM prints but does not read.
int of(unsigned long x)
{
	switch (x) {
	case 9223372036854775808ul:
		return 1;
	case 0xfffffffffffffffful:
		return 2;
	case 3:
		return 3;
	}
	return 0;
}

int small(unsigned char x, unsigned int y)
{
	switch (x) {
	case 200:
		return 1;
	}
	switch (y) {
	case 4294967295u:
		return 2;
	}
	return 0;
}
