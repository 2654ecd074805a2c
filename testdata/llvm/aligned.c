// not yet handled: a variable in the body of the loop with a length or an alignment of its own
int main(void)
{
  long sum = 0;
#pragma omp target teams loop reduction(+ : sum)
  for (int i = 0; i < 1000; i++) {
    _Alignas(64) long pair[2] = {i, i};
    sum += pair[0] + pair[1];
  }
}
