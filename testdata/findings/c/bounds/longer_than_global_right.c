static double g[10];
int main(int argc, char **argv) {
    int n = 8 + argc;
    n = 8;
    #pragma omp target map(tofrom: g[2:n])
    g[5] = 1;
}
