/* Variables of declare directives in functions: what results in each of them has acc.declare. */
extern double shared_table[3];

void locals(int n, double *present_data, double *device_data) {
  static int kept;
  double whole[4], varying[n], result[2];
  double *pointer = present_data;
#pragma acc declare create(whole, varying, kept, shared_table) copyout(result)
#pragma acc declare present(present_data, pointer) deviceptr(device_data)
#pragma acc parallel
  {
    whole[0] = present_data[0] + device_data[0] + kept;
    result[0] = whole[0] + varying[0] + pointer[0] + shared_table[0];
  }
}
