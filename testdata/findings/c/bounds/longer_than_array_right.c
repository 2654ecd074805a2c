int main(int argc, char **argv) {
    int n = 100 + argc;
    float a[101];
    #pragma acc parallel loop copyout(a[0:n])
    for (int i = 0; i < n; i++)
        a[i] = i;
}
