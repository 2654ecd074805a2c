#include <acc_prof.h>

int main(void) {
  for (long i = 1; i < 1000000; i++) acc_prof_register(acc_ev_wait_start, (acc_prof_callback)i, acc_reg);
}
