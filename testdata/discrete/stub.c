// What flang's kernels call of a device's library, for a device that executes them on one thread: flang-22 lowers all regions for the
// library of GPUs, which the device of the host has not. -1 lets the thread execute the region.
int __kmpc_target_init(void *environment, void *launch) { return -1; }
void __kmpc_target_deinit(void) {}

void __kmpc_parallel_60(void *where, int thread, int condition, int threads, int bind, void *body, void *wrapper, void **arguments, long number,
                        int strict) {
  int zero = 0;
  if (number == 0)
    ((void (*)(int *, int *))body)(&zero, &zero);
  else
    ((void (*)(int *, int *, void *))body)(&zero, &zero, arguments[0]);
}

void __kmpc_distribute_for_static_loop_4u(void *where, void (*body)(unsigned, void *), void *argument, unsigned count, unsigned threads,
                                          unsigned blocks, unsigned chunk, unsigned char one) {
  for (unsigned i = 0; i < count; i++)
    body(i, argument);
}

void __kmpc_for_static_loop_4u(void *where, void (*body)(unsigned, void *), void *argument, unsigned count, unsigned threads, unsigned chunk,
                               unsigned char one) {
  for (unsigned i = 0; i < count; i++)
    body(i, argument);
}
