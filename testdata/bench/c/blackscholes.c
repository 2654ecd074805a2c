/*
 * blackscholes: prices of European options by the closed formula: exp, log, sqrt and erfc.
 *
 *   blackscholes [N [REPETITIONS]]
 *   small: blackscholes 500 2
 *
 * The mean prices are printed with fewer digits than the C libraries' functions differ in.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#pragma acc routine seq
static double normal(double x)
{
    return 0.5 * erfc(-x * 0.70710678118654752440);
}

static void prices(int n, double rate, const double *restrict spot, const double *restrict strike,
                   const double *restrict years, double *restrict call, double *restrict put)
{
    const double volatility = 0.3;
#pragma acc parallel loop present(spot[0:n], strike[0:n], years[0:n], call[0:n], put[0:n])
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double spread = volatility * sqrt(years[i]);
        double d1 = (log(spot[i] / strike[i]) + (rate + 0.5 * volatility * volatility) * years[i]) / spread;
        double d2 = d1 - spread;
        double discounted = strike[i] * exp(-rate * years[i]);
        call[i] = spot[i] * normal(d1) - discounted * normal(d2);
        put[i] = discounted * normal(-d2) - spot[i] * normal(-d1);
    }
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 400000;
    int repetitions = argc > 2 ? atoi(argv[2]) : 40;
    double *spot = malloc(n * sizeof *spot);
    double *strike = malloc(n * sizeof *strike);
    double *years = malloc(n * sizeof *years);
    double *call = malloc(n * sizeof *call);
    double *put = malloc(n * sizeof *put);
    if (!spot || !strike || !years || !call || !put)
        return 1;
    for (int i = 0; i < n; i++) {
        spot[i] = 50.0 + i % 101;
        strike[i] = 60.0 + i % 73;
        years[i] = 0.25 + 0.125 * (i % 31);
    }
#pragma acc data copyin(spot[0:n], strike[0:n], years[0:n]) copyout(call[0:n], put[0:n])
    for (int r = 0; r < repetitions; r++)
        prices(n, 0.01 + 0.001 * r, spot, strike, years, call, put);
    double calls = 0.0, puts = 0.0;
    for (int i = 0; i < n; i++) {
        calls += call[i];
        puts += put[i];
    }
    printf("blackscholes: %d options, %d repetitions, mean call %.8f, mean put %.8f\n", n, repetitions, calls / n, puts / n);
    free(spot);
    free(strike);
    free(years);
    free(call);
    free(put);
    return 0;
}
