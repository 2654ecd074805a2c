package check

import (
	"slices"

	"accc/frontend/diag"
)

// The codes of what is found without a check of its own. Their examples are run by a test.
var (
	NotPresentRule = &diag.Rule{Code: "RUN1101", Severity: diag.Error, Title: "data that is not present on the device",
		Doc: `A kernel, a directive or a routine uses data that is not on the device, or of which only a part is there. A data
clause around it, or enter data before it, brings the data.`,
		Spec: "OpenACC 3.3 §2.6",
		Avoid: `#include <stdlib.h>
int main(void) {
	float *a = malloc(100 * sizeof *a);
	#pragma acc parallel loop present(a[0:100])
	for (int i = 0; i < 100; i++) a[i] = i;
	free(a);
}`,
		Prefer: `#include <stdlib.h>
int main(void) {
	float *a = malloc(100 * sizeof *a);
	#pragma acc parallel loop copyout(a[0:100])
	for (int i = 0; i < 100; i++) a[i] = i;
	free(a);
}`,
		AvoidFortran: `program p
  real :: a(100)
  integer :: i
  !$acc parallel loop present(a)
  do i = 1, 100
    a(i) = i
  end do
end program`,
		PreferFortran: `program p
  real :: a(100)
  integer :: i
  !$acc parallel loop copyout(a)
  do i = 1, 100
    a(i) = i
  end do
end program`, Unit: true}
	OutOfBoundsRule = &diag.Rule{Code: "RUN1102", Severity: diag.Error, Title: "an access outside of what is there",
		Doc: `The program accesses memory before or after a variable, or through a null pointer. --check=memory finds each such access;
without it, writes just past the ends of device memory are found when its construct ends.`,
		Avoid: `int main(void) {
	float a[100];
	#pragma acc parallel loop copyout(a)
	for (int i = 0; i <= 100; i++) a[i] = i;
}`,
		Prefer: `int main(void) {
	float a[100];
	#pragma acc parallel loop copyout(a)
	for (int i = 0; i < 100; i++) a[i] = i;
}`,
		AvoidFortran: `program p
  real :: a(100)
  integer :: i
  !$acc parallel loop copyout(a)
  do i = 1, 101
    a(i) = i
  end do
end program`,
		PreferFortran: `program p
  real :: a(100)
  integer :: i
  !$acc parallel loop copyout(a)
  do i = 1, 100
    a(i) = i
  end do
end program`, Unit: true}
	LifetimeRule = &diag.Rule{Code: "RUN1103", Severity: diag.Error, Title: "memory used after its life, or freed twice",
		Doc: `Device memory is used after it was freed, freed twice, or freed though it is in use; or a procedure returns while a queue, a
task or a target task may still use a local variable of it.`,
		Avoid: `#include <openacc.h>
int main(void) {
	float *d = acc_malloc(400);
	acc_free(d);
	acc_free(d);
}`,
		Prefer: `#include <openacc.h>
int main(void) {
	float *d = acc_malloc(400);
	acc_free(d);
}`, Unit: true}
	RaceRule = &diag.Rule{Code: "RUN1201", Severity: diag.Error, Title: "accesses that nothing orders",
		Doc: `Two iterations, gangs, threads, tasks or lanes access the same memory, one of them writes it, not both are atomic, and
nothing makes one of them wait for the other: the result depends on which comes first. --check=race finds it in one run, whatever
the order was in that, and whatever the number of threads.`,
		Spec: "OpenMP 5.2 §1.4.1",
		Avoid: `int main(void) {
	int hist[10] = {0};
	#pragma acc parallel loop copy(hist)
	for (int i = 0; i < 100; i++) hist[i % 10]++;
}`,
		Prefer: `int main(void) {
	int hist[10] = {0};
	#pragma acc parallel loop copy(hist)
	for (int i = 0; i < 100; i++) {
		#pragma acc atomic update
		hist[i % 10]++;
	}
}`,
		AvoidFortran: `program p
  integer :: a(100), i
  a = 1
  !$omp parallel do
  do i = 2, 100
    a(i) = a(i - 1) + 1
  end do
end program`,
		PreferFortran: `program p
  integer :: a(100), b(100), i
  a = 1
  !$omp parallel do
  do i = 2, 100
    b(i) = a(i - 1) + 1
  end do
end program`, Unit: true}
	StopRule = &diag.Rule{Code: "RUN1100", Severity: diag.Error, Title: "the program cannot go on",
		Doc: `The program called abort, divided by zero, ran out of memory or stack, waits for itself, or did something else after
which it cannot go on. The message says what.`,
		Avoid: `#include <stdlib.h>
int main(void) { abort(); }`,
		Prefer: `int main(void) { return 0; }`, Unit: true}
)

// Rules are the codes of findings.
var Rules = slices.Concat([]*diag.Rule{StopRule, NotPresentRule, OutOfBoundsRule, LifetimeRule, StillPresentRule, NothingFreedRule, UnusedQueueRule, LeftPresentRule, OldKeptRule, StaleRule, UnsetRule, OverwrittenRule, LostRule, RaceRule, AsyncRule},
	MessageRules)

// Codes that detectors name themselves.
const (
	StillPresent = "RUN1105"
	NothingFreed = "RUN1106"
	UnusedQueue  = "RUN1107"
	LeftPresent  = "RUN1108"
	OldKept      = "RUN1109"
	Overwritten  = "RUN1112"
)

var (
	StillPresentRule = &diag.Rule{Code: StillPresent, Severity: diag.Warning, Title: "host memory ends while it is present on the device",
		Doc: `Memory is freed or deallocated, or a procedure returns whose local variable it is, while data on the device still
belongs to it. When the host uses the same addresses for something else, that is taken for present, with old values.`,
		Spec: "OpenACC 3.3 §2.6.6",
		Avoid: `#include <stdlib.h>
int main(void) {
	float *a = calloc(100, sizeof *a);
	#pragma acc enter data copyin(a[0:100])
	free(a);
}`,
		Prefer: `#include <stdlib.h>
int main(void) {
	float *a = calloc(100, sizeof *a);
	#pragma acc enter data copyin(a[0:100])
	#pragma acc exit data delete(a[0:100])
	free(a);
}`,
		AvoidFortran: `program p
  real, allocatable :: a(:)
  allocate(a(100), source=1.0)
  !$acc enter data copyin(a)
  deallocate(a)
end program`,
		PreferFortran: `program p
  real, allocatable :: a(:)
  allocate(a(100), source=1.0)
  !$acc enter data copyin(a)
  !$acc exit data delete(a)
  deallocate(a)
end program`, Unit: true}
	NothingFreedRule = &diag.Rule{Code: NothingFreed, Severity: diag.Info, Title: "exit data of what is not present",
		Doc: `A directive that ends data on the device ends nothing, because the data is not there: it was never brought, another
directive ended it before, or the clause names something else. Shown with -v and with checks of data.`,
		Spec: "OpenACC 3.3 §2.7.11",
		Avoid: `int main(void) {
	static float a[100];
	#pragma acc enter data copyin(a)
	#pragma acc exit data delete(a)
	#pragma acc exit data delete(a)
}`,
		Prefer: `int main(void) {
	static float a[100];
	#pragma acc enter data copyin(a)
	#pragma acc exit data delete(a)
}`, Unit: true}
	UnusedQueueRule = &diag.Rule{Code: UnusedQueue, Severity: diag.Info, Title: "a wait for a queue that was never used",
		Doc: `A wait directive, clause or routine names a queue on which nothing was enqueued: the numbers may be mixed up. Shown with -v
and with checks of data or asynchronous work.`,
		Spec: "OpenACC 3.3 §2.16.3",
		Avoid: `int main(void) {
	int x = 0;
	#pragma acc parallel copy(x) async(1)
	x = 1;
	#pragma acc wait(2)
	#pragma acc wait(1)
}`,
		Prefer: `int main(void) {
	int x = 0;
	#pragma acc parallel copy(x) async(1)
	x = 1;
	#pragma acc wait(1)
}`, Unit: true}
	LeftPresentRule = &diag.Rule{Code: LeftPresent, Severity: diag.Info, Title: "data left on the device at the end of the program",
		Doc: `Data is still present on the device, or device memory still allocated, when the program ends. Shown with -v.`,
		Avoid: `int main(void) {
	static float a[100];
	#pragma acc enter data copyin(a)
}`,
		Prefer: `int main(void) {
	static float a[100];
	#pragma acc enter data copyin(a)
	#pragma acc exit data delete(a)
}`, Unit: true}
)

func codeOf(k Kind) string {
	switch k {
	case NotPresent:
		return NotPresentRule.Code
	case OutOfBounds:
		return OutOfBoundsRule.Code
	case Stale:
		return StaleRule.Code
	case Lost:
		return LostRule.Code
	case Unset:
		return UnsetRule.Code
	case Lifetime:
		return LifetimeRule.Code
	case DataRace:
		return RaceRule.Code
	case AsyncOrder:
		return AsyncRule.Code
	}
	return StopRule.Code
}

var (
	OldKeptRule = &diag.Rule{Code: OldKept, Severity: diag.Info, Title: "copyin of data that is present and old",
		Doc: `A clause that copies data to the device finds it there already, so it copies nothing, though the host has newer values. An
update device before it copies them. Found by accc run --check=data.`,
		Spec: "OpenACC 3.3 §2.7.7",
		Avoid: `int main(void) {
	static float a[100], s;
	#pragma acc data copyin(a)
	{
		a[3] = 1;
		#pragma acc parallel copyin(a) copyout(s)
		s = a[0];
	}
}`,
		Prefer: `int main(void) {
	static float a[100], s;
	#pragma acc data copyin(a)
	{
		a[3] = 1;
		#pragma acc update device(a)
		#pragma acc parallel copyin(a) copyout(s)
		s = a[0];
	}
}`, Unit: true}
	OverwrittenRule = &diag.Rule{Code: Overwritten, Severity: diag.Info, Title: "a transfer to the device overwrites newer values",
		Doc: `An update device, or a copy to the device, overwrites values that the device has written and that were not copied to the
host. The program may mean that, to begin again; or the other direction is meant. Found by accc run --check=data.`,
		Spec: "OpenACC 3.3 §2.14.4",
		Avoid: `int main(void) {
	static float a[100];
	#pragma acc data copyin(a)
	{
		#pragma acc parallel loop
		for (int i = 0; i < 100; i++) a[i] = i;
		#pragma acc update device(a)
	}
}`,
		Prefer: `int main(void) {
	static float a[100];
	#pragma acc data copyin(a)
	{
		#pragma acc parallel loop
		for (int i = 0; i < 100; i++) a[i] = i;
		#pragma acc update self(a)
	}
}`, Unit: true}
	LostRule = &diag.Rule{Code: "RUN1113", Severity: diag.Error, Title: "a transfer to the host has overwritten newer values, and one is read",
		Doc: `An update self, or the copy at the end of data, brought values that the device has had since an earlier transfer, and put
them in the place of newer ones that the host had written meanwhile: a loop of the host inside of a data region, an update in the wrong
direction. The finding names the read, the write that was lost and the transfer. Where the device has written the values, too, and where
both are equal, nothing is said. Found by accc run --check=data.`,
		Spec: "OpenACC 3.3 §2.14.4",
		Avoid: `#include <stdio.h>
int main(void) {
	static float a[100];
	#pragma acc data copy(a)
	{
		for (int i = 0; i < 100; i++) a[i] = i;
	}
	printf("%f\n", a[3]);
}`,
		Prefer: `#include <stdio.h>
int main(void) {
	static float a[100];
	#pragma acc data copy(a)
	{
		for (int i = 0; i < 100; i++) a[i] = i;
		#pragma acc update device(a)
	}
	printf("%f\n", a[3]);
}`,
		AvoidFortran: `program p
  real :: a(100)
  integer :: i
  a = 0
  !$omp target data map(tofrom: a)
  do i = 1, 100
    a(i) = i
  end do
  !$omp target update from(a)
  print *, a(3)
  !$omp end target data
end program`,
		PreferFortran: `program p
  real :: a(100)
  integer :: i
  a = 0
  !$omp target data map(tofrom: a)
  do i = 1, 100
    a(i) = i
  end do
  !$omp target update to(a)
  print *, a(3)
  !$omp end target data
end program`, Unit: true}
	StaleRule = &diag.Rule{Code: "RUN1110", Severity: diag.Error, Title: "a value that is read is not the newest one",
		Doc: `The host reads data of which the device has newer values, or the device reads data of which the host has. The finding names
the read, the write of the newest value, the last transfer, and the directive that is missing. Found by accc run --check=data.`,
		Spec: "OpenACC 3.3 §2.14.4",
		Avoid: `#include <stdio.h>
int main(void) {
	static float a[100];
	#pragma acc data copy(a)
	{
		#pragma acc parallel loop
		for (int i = 0; i < 100; i++) a[i] = i;
		printf("%f\n", a[3]);
	}
}`,
		Prefer: `#include <stdio.h>
int main(void) {
	static float a[100];
	#pragma acc data copy(a)
	{
		#pragma acc parallel loop
		for (int i = 0; i < 100; i++) a[i] = i;
		#pragma acc update self(a)
		printf("%f\n", a[3]);
	}
}`,
		AvoidFortran: `program p
  real :: a(100)
  integer :: i
  a = 0
  !$omp target data map(tofrom: a)
  !$omp target teams loop
  do i = 1, 100
    a(i) = i
  end do
  print *, a(3)
  !$omp end target data
end program`,
		PreferFortran: `program p
  real :: a(100)
  integer :: i
  a = 0
  !$omp target data map(tofrom: a)
  !$omp target teams loop
  do i = 1, 100
    a(i) = i
  end do
  !$omp target update from(a)
  print *, a(3)
  !$omp end target data
end program`, Unit: true}
	UnsetRule = &diag.Rule{Code: "RUN1111", Severity: diag.Error, Title: "a value that is read was never set",
		Doc: `The device reads memory of create, copyout, map(alloc:) or acc_malloc that nothing has written or copied to, or copies of host
memory that was never set; or the host reads what was copied back from such memory. Host memory that was never set are blocks of malloc, local arrays and structures,
and arrays of Fortran without an initial value; static variables of C are 0. Found by accc run --check=data.`,
		Spec: "OpenACC 3.3 §2.7.9",
		Avoid: `int main(void) {
	static float a[100], b[100];
	#pragma acc parallel loop create(a) copyout(b)
	for (int i = 0; i < 100; i++) b[i] = a[i];
}`,
		Prefer: `int main(void) {
	static float a[100], b[100];
	#pragma acc parallel loop copyin(a) copyout(b)
	for (int i = 0; i < 100; i++) b[i] = a[i];
}`,
		AvoidFortran: `program p
  real :: a(100), b(100)
  integer :: i
  a = 1
  !$acc parallel loop create(a) copyout(b)
  do i = 1, 100
    b(i) = a(i)
  end do
end program`,
		PreferFortran: `program p
  real :: a(100), b(100)
  integer :: i
  a = 1
  !$acc parallel loop copyin(a) copyout(b)
  do i = 1, 100
    b(i) = a(i)
  end do
end program`, Unit: true}
)

// AsyncRule is about queues, target tasks and the host.
var AsyncRule = &diag.Rule{Code: "RUN1301", Severity: diag.Error, Title: "asynchronous work that nothing waits for",
	Doc: `A queue (async) or a target task (nowait) accesses memory that the host, another queue or another task accesses too, one of
them writes it, and no wait, depend clause or taskwait orders the two: what is read depends on which comes first. Transfers count as
accesses of both memories, and the end of data on the device as a write. --check=async finds it whatever the timing was in the run.`,
	Spec: "OpenACC 3.3 §2.16",
	Avoid: `#include <stdio.h>
int main(void) {
	static float a[100];
	#pragma acc parallel loop copyout(a) async(1)
	for (int i = 0; i < 100; i++) a[i] = i;
	printf("%f\n", a[3]);
	#pragma acc wait(1)
}`,
	Prefer: `#include <stdio.h>
int main(void) {
	static float a[100];
	#pragma acc parallel loop copyout(a) async(1)
	for (int i = 0; i < 100; i++) a[i] = i;
	#pragma acc wait(1)
	printf("%f\n", a[3]);
}`,
	AvoidFortran: `program p
  real :: a(100)
  integer :: i
  !$omp target map(from: a) nowait
  do i = 1, 100
    a(i) = i
  end do
  !$omp end target
  print *, a(3)
  !$omp taskwait
end program`,
	PreferFortran: `program p
  real :: a(100)
  integer :: i
  !$omp target map(from: a) nowait
  do i = 1, 100
    a(i) = i
  end do
  !$omp end target
  !$omp taskwait
  print *, a(3)
end program`, Unit: true}
