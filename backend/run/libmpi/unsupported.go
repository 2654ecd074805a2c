package libmpi

import "accc/backend/check"

// What ranks of one process do not have: calls end the program with a message that names them.
const (
	oneSided = "one-sided communication"
	fileIO   = "MPI-IO"
	dynamic  = "starting or joining processes"
	inter    = "intercommunicators"
)

func unsupported(what string, protos ...string) (out []row) {
	for _, p := range protos {
		out = append(out, row{p, func(e *Env, _ []uint64) {
			panic(&Fault{check.Finding{Code: check.MessageError, Kind: check.Message, Level: check.Fatal, First: e.call.Place,
				Message: e.call.Name + ": accc run does not support " + what, Notes: []string{"build the program with the MPI of the machine to run it: OMPI_CC=accc mpicc, OMPI_FC=accc mpifort"}}})
		}})
	}
	return out
}

var unsupportedRows = func() []row {
	rows := unsupported(oneSided,
		"int MPI_Win_create(void *base, MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win)",
		"int MPI_Win_allocate(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)",
		"int MPI_Win_allocate_shared(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)",
		"int MPI_Win_shared_query(MPI_Win win, int rank, MPI_Aint *size, int *disp_unit, void *baseptr)",
		"int MPI_Win_create_dynamic(MPI_Info info, MPI_Comm comm, MPI_Win *win)",
		"int MPI_Win_free(MPI_Win *win)",
		"int MPI_Win_fence(int assert, MPI_Win win)",
		"int MPI_Win_lock(int lock_type, int rank, int assert, MPI_Win win)",
		"int MPI_Win_unlock(int rank, MPI_Win win)",
		"int MPI_Win_lock_all(int assert, MPI_Win win)",
		"int MPI_Win_unlock_all(MPI_Win win)",
		"int MPI_Win_flush(int rank, MPI_Win win)",
		"int MPI_Win_flush_all(MPI_Win win)",
		"int MPI_Win_sync(MPI_Win win)",
		"int MPI_Win_post(MPI_Group group, int assert, MPI_Win win)",
		"int MPI_Win_start(MPI_Group group, int assert, MPI_Win win)",
		"int MPI_Win_complete(MPI_Win win)",
		"int MPI_Win_wait(MPI_Win win)",
		"int MPI_Put(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win)",
		"int MPI_Get(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win)",
		"int MPI_Accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)",
		"int MPI_Fetch_and_op(const void *origin_addr, void *result_addr, MPI_Datatype datatype, int target_rank, MPI_Aint target_disp, MPI_Op op, MPI_Win win)")
	rows = append(rows, unsupported(fileIO,
		"int MPI_File_open(MPI_Comm comm, const char *filename, int amode, MPI_Info info, MPI_File *fh)",
		"int MPI_File_close(MPI_File *fh)",
		"int MPI_File_delete(const char *filename, MPI_Info info)",
		"int MPI_File_set_size(MPI_File fh, MPI_Offset size)",
		"int MPI_File_get_size(MPI_File fh, MPI_Offset *size)",
		"int MPI_File_set_view(MPI_File fh, MPI_Offset disp, MPI_Datatype etype, MPI_Datatype filetype, const char *datarep, MPI_Info info)",
		"int MPI_File_seek(MPI_File fh, MPI_Offset offset, int whence)",
		"int MPI_File_read(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)",
		"int MPI_File_read_all(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)",
		"int MPI_File_read_at(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)",
		"int MPI_File_read_at_all(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)",
		"int MPI_File_write(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)",
		"int MPI_File_write_all(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)",
		"int MPI_File_write_at(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)",
		"int MPI_File_write_at_all(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)",
		"int MPI_File_write_shared(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)",
		"int MPI_File_sync(MPI_File fh)")...)
	rows = append(rows, unsupported(dynamic,
		"int MPI_Comm_spawn(const char *command, char *argv[], int maxprocs, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *intercomm, int array_of_errcodes[])",
		"int MPI_Open_port(MPI_Info info, char *port_name)",
		"int MPI_Comm_accept(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm)",
		"int MPI_Comm_connect(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm)")...)
	rows = append(rows, unsupported("distributed arrays as types",
		"int MPI_Type_create_darray(int size, int rank, int ndims, const int array_of_gsizes[], const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)")...)
	return append(rows, unsupported(inter,
		"int MPI_Intercomm_create(MPI_Comm local_comm, int local_leader, MPI_Comm peer_comm, int remote_leader, int tag, MPI_Comm *newintercomm)",
		"int MPI_Intercomm_merge(MPI_Comm intercomm, int high, MPI_Comm *newintracomm)")...)
}()
