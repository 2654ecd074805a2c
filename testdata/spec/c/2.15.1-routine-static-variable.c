// 2.15.1: a routine has no static variable of its own.
#pragma acc routine seq
int next(void) {
    static int n; // want ACC3020
    return ++n;
}

int main(void) { return 0; }
