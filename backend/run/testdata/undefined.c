/* Names that nothing defines. */
extern int elsewhere;
int nowhere(int);

int main(void)
{
    return nowhere(elsewhere);
}
