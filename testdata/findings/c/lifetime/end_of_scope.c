// find: lifetime of t, directive at 7, directive at 6
// fix: exit data delete(t)
static int f(int x) {
    int t[20];
    t[0] = x;
    #pragma acc enter data copyin(t)
    return x;
}
int main(void) { return f(0); }
