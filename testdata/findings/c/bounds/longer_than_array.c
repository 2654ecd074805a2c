// find: out of bounds of a, directive at 5
int main(int argc, char **argv) {
    int n = 100 + argc;
    float a[100];
    #pragma acc parallel loop copyout(a[0:n])
    for (int i = 0; i < n; i++)
        a[i] = i;
}
