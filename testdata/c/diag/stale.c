// Which side has the newest value of an array.
#include <stdio.h>
#include <stdlib.h>
void use(float *);
//---
void device(int n, float *restrict a, float *restrict b)
{
#pragma acc data copyin(a[0:n]) copyout(b[0:n])
	{
		for (int i = 0; i < n; i++) a[i] = i;
#pragma acc parallel loop
		for (int i = 0; i < n; i++) b[i] = a[i]; // want ACC4045 "the device reads the old value of 'a'"
	}
#pragma acc data copyin(a[0:n]) copyout(b[0:n])
	{
		for (int i = 0; i < n; i++) a[i] = i;
#pragma acc update device(a[0:n])
#pragma acc parallel loop
		for (int i = 0; i < n; i++) b[i] = a[i];
	}
#pragma acc data create(a[0:n]) copyout(b[0:n])
	{
		for (int i = 0; i < n; i++) a[i] = i;
#pragma acc parallel loop
		for (int i = 0; i < n; i++) a[i] = 2;
#pragma acc parallel loop
		for (int i = 0; i < n; i++) b[i] = a[i];
	}
#pragma acc data copyin(a[0:n]) copyout(b[0:n])
	{
		use(a);
#pragma acc parallel loop
		for (int i = 0; i < n; i++) b[i] = a[i];
	}
#pragma acc data copyin(a[0:n]) copyout(b[0:n])
	{
		if (n > 100)
			a[0] = 1;
#pragma acc parallel loop
		for (int i = 0; i < n; i++) b[i] = a[i];
	}
}
//---
float host(int n, float *restrict a)
{
	float x = 0;
#pragma acc data copy(a[0:n])
	{
#pragma acc parallel loop
		for (int i = 0; i < n; i++) a[i] = i;
		for (int i = 0; i < n; i++) x += a[i]; // want ACC4046 "the host reads the old value of 'a'"
	}
	return x + a[0];
}
//---
float steps(int n)
{
	float x = 0, a[100];
#pragma acc enter data create(a)
	for (int t = 0; t < n; t++) {
#pragma acc parallel loop
		for (int i = 0; i < 100; i++) a[i] = t;
		x += a[0]; // want ACC4046 "the host reads the old value of 'a'"
	}
#pragma acc exit data delete(a)
	return x;
}
//---
float right(int n, float *restrict a)
{
	float x = 0, m[100];
#pragma acc enter data create(m)
#pragma acc parallel loop
	for (int i = 0; i < 100; i++) m[i] = i;
#pragma acc exit data copyout(m)
	for (int i = 0; i < 100; i++) x += m[i];
#pragma acc data copy(a[0:n])
	{
#pragma acc parallel loop
		for (int i = 0; i < n; i++) a[i] = i;
#pragma acc update self(a[0:n])
		for (int i = 0; i < n; i++) x += a[i];
#pragma acc parallel loop if(n > 100)
		for (int i = 0; i < n; i++) a[i] = i;
		x += a[1];
	}
	return x;
}
