/* A block copied in a kernel reaches across the end. */
#include <string.h>

struct s { char bytes[200]; };

int main(void)
{
    static struct s a[4];
    int n = 3;
    #pragma acc serial copy(a[0:n])
    {
        a[0] = a[2];
        a[1] = a[n];
    }
    return 0;
}
