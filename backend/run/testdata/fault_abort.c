/* abort and a failed assertion. */
#include <assert.h>
#include <stdio.h>

int main(void)
{
    printf("so far\n");
    assert(1 + 1 == 3);
    return 0;
}
