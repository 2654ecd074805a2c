// find: out of bounds of g, directive at 6
static double g[10];
int main(int argc, char **argv) {
    int n = 8 + argc;
    n = n;
    #pragma omp target map(tofrom: g[2:n])
    g[5] = 1;
}
