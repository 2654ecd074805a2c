static int f(int x) {
    int t[20];
    t[0] = x;
    #pragma acc enter data copyin(t)
    #pragma acc exit data delete(t)
    return x;
}
int main(void) { return f(0); }
