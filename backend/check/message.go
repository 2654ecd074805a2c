package check

import "accc/frontend/diag"

// Codes of what is found about messages between ranks.
const (
	MessageError    = "RUN1400"
	MessageDeadlock = "RUN1401"
	TypeMismatch    = "RUN1402"
	Truncated       = "RUN1403"
	CollectiveOrder = "RUN1404"
	LeftOpen        = "RUN1405"
	BufferInUse     = "RUN1406"
)

// mpiMain is a program around calls, for two ranks that are at the variable rank.
func mpiMain(body string) string {
	return "#include <mpi.h>\nint main(int argc, char **argv) {\n\tint rank;\n\tMPI_Init(&argc, &argv);\n\tMPI_Comm_rank(MPI_COMM_WORLD, &rank);\n" + body + "\tMPI_Finalize();\n}"
}

// MessageRules are the codes of findings about messages. Their examples run with two ranks.
var MessageRules = []*diag.Rule{
	{Code: MessageError, Severity: diag.Error, Title: "a call of MPI that fails",
		Doc: `A call of MPI has an argument that it cannot have, or comes before MPI_Init or after MPI_Finalize; or the program calls
MPI_Abort, or a rank ends without MPI_Finalize while others go on. The message names the call and its place. A
program that sets MPI_ERRORS_RETURN gets the error code instead.`,
		Spec: "MPI 4.0 §9.3",
		Avoid: mpiMain(`	int n = rank;
	MPI_Bcast(&n, 1, MPI_INT, 2, MPI_COMM_WORLD); // there are ranks 0 and 1
`),
		Prefer: mpiMain(`	int n = rank;
	MPI_Bcast(&n, 1, MPI_INT, 1, MPI_COMM_WORLD);
`), Unit: true},
	{Code: MessageDeadlock, Severity: diag.Error, Title: "ranks wait for one another",
		Doc: `All ranks wait in calls of MPI, and none can ever go on: two ranks send to each other before either receives, a
message has another tag than its receive, or some ranks do not come to a collective operation. The message says what
each rank waits for, and where.

A send of a message that is small enough is copied and does not wait (--mpi-eager says how small). A program must not rely on
it: --mpi-eager=0 finds those that do.`,
		Spec: "MPI 4.0 §3.5",
		Avoid: mpiMain(`	int in, out = rank;
	MPI_Recv(&in, 1, MPI_INT, 1 - rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
	MPI_Send(&out, 1, MPI_INT, 1 - rank, 0, MPI_COMM_WORLD);
`),
		Prefer: mpiMain(`	int in, out = rank;
	MPI_Sendrecv(&out, 1, MPI_INT, 1 - rank, 0, &in, 1, MPI_INT, 1 - rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
`), Unit: true},
	{Code: TypeMismatch, Severity: diag.Error, Title: "data is received as another type than it is sent as",
		Doc: `The sequence of basic types that is sent is not the one that is received, or ranks bring different amounts of data to a collective
operation. MPI does not convert: the bytes are what the sender has.`,
		Spec: "MPI 4.0 §3.3.1",
		Avoid: mpiMain(`	double x = 1;
	long n;
	if (rank == 0) MPI_Send(&x, 1, MPI_DOUBLE, 1, 0, MPI_COMM_WORLD);
	if (rank == 1) MPI_Recv(&n, 1, MPI_LONG, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
`),
		Prefer: mpiMain(`	double x = 1;
	if (rank == 0) MPI_Send(&x, 1, MPI_DOUBLE, 1, 0, MPI_COMM_WORLD);
	if (rank == 1) MPI_Recv(&x, 1, MPI_DOUBLE, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
`), Unit: true},
	{Code: Truncated, Severity: diag.Error, Title: "a message is longer than the buffer of its receive",
		Doc:  `The message that matches a receive has more data than the receive has room for.`,
		Spec: "MPI 4.0 §3.2.4",
		Avoid: mpiMain(`	int a[4] = {0};
	if (rank == 0) MPI_Send(a, 4, MPI_INT, 1, 0, MPI_COMM_WORLD);
	if (rank == 1) MPI_Recv(a, 2, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
`),
		Prefer: mpiMain(`	int a[4] = {0};
	if (rank == 0) MPI_Send(a, 4, MPI_INT, 1, 0, MPI_COMM_WORLD);
	if (rank == 1) MPI_Recv(a, 4, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
`), Unit: true},
	{Code: CollectiveOrder, Severity: diag.Error, Title: "ranks call different collective operations",
		Doc: `All ranks of a communicator call its collective operations in the same order, with the same root and operation. Here one
rank calls another one than a second rank does.`,
		Spec: "MPI 4.0 §5.13",
		Avoid: mpiMain(`	int n = 1;
	if (rank == 0) MPI_Bcast(&n, 1, MPI_INT, 0, MPI_COMM_WORLD);
	MPI_Barrier(MPI_COMM_WORLD);
	if (rank == 1) MPI_Bcast(&n, 1, MPI_INT, 0, MPI_COMM_WORLD);
`),
		Prefer: mpiMain(`	int n = 1;
	MPI_Bcast(&n, 1, MPI_INT, 0, MPI_COMM_WORLD);
	MPI_Barrier(MPI_COMM_WORLD);
`), Unit: true},
	{Code: LeftOpen, Severity: diag.Warning, Title: "requests, messages or objects of MPI are left at the end",
		Doc: `When a rank calls MPI_Finalize, a request has not been completed by a wait or a test, a message that was sent to it has not been received,
or a communicator, a type or another object has not been freed. Communicators and types that are not freed in a loop use up
memory.`,
		Spec: "MPI 4.0 §11.2.2",
		Avoid: mpiMain(`	int n = 0;
	MPI_Request r;
	MPI_Irecv(&n, 1, MPI_INT, 1 - rank, 0, MPI_COMM_WORLD, &r);
	MPI_Send(&rank, 1, MPI_INT, 1 - rank, 0, MPI_COMM_WORLD);
`),
		Prefer: mpiMain(`	int n = 0;
	MPI_Request r;
	MPI_Irecv(&n, 1, MPI_INT, 1 - rank, 0, MPI_COMM_WORLD, &r);
	MPI_Send(&rank, 1, MPI_INT, 1 - rank, 0, MPI_COMM_WORLD);
	MPI_Wait(&r, MPI_STATUS_IGNORE);
`), Unit: true},
	{Code: BufferInUse, Severity: diag.Error, Title: "memory that a nonblocking call of MPI has is accessed",
		Doc: `Between a nonblocking call, such as MPI_Irecv, and the call that completes it, such as MPI_Wait, the buffer belongs to MPI: nothing may access
one that is received into, and nothing may change one that is sent. That holds for the program, for kernels, for transfers between
host and device, and for other calls of MPI. --check=data finds it whether the message has been transferred at that moment or
not.`,
		Spec: "MPI 4.0 §3.7.2",
		Avoid: mpiMain(`	int n = 1, m = 0;
	MPI_Request r[2];
	MPI_Isend(&n, 1, MPI_INT, 1 - rank, 0, MPI_COMM_WORLD, &r[0]);
	MPI_Irecv(&m, 1, MPI_INT, 1 - rank, 0, MPI_COMM_WORLD, &r[1]);
	n = 2;
	MPI_Waitall(2, r, MPI_STATUSES_IGNORE);
`),
		Prefer: mpiMain(`	int n = 1, m = 0;
	MPI_Request r[2];
	MPI_Isend(&n, 1, MPI_INT, 1 - rank, 0, MPI_COMM_WORLD, &r[0]);
	MPI_Irecv(&m, 1, MPI_INT, 1 - rank, 0, MPI_COMM_WORLD, &r[1]);
	MPI_Waitall(2, r, MPI_STATUSES_IGNORE);
	n = 2;
`), Unit: true},
}
