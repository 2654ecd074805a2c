package c_test

import (
	"fmt"
	"testing"

	"accc/frontend/c"
	"accc/frontend/diag"
	"accc/frontend/source"

	"github.com/stretchr/testify/require"
)

// TestConflicts: what is declared again with another type is reported wherever it is, each time in the same order.
func TestConflicts(t *testing.T) {
	const text = `void f(int);
void f(float);
int g(void);
char *g(void), a;
int h = 1;
float h;
double f(double);
int main(void) { double a; return undeclared; }
`
	for range 10 {
		list := &diag.List{}
		c.Parse(source.NewFile("conflicts.c", []byte(text)), c.Options{}, list)
		var got []string
		for _, d := range list.Sorted() {
			got = append(got, fmt.Sprintf("%d:%d %s", d.Primary.Span.Position().Line, d.Primary.Span.Position().Column, d.Message))
		}
		require.Equal(t, []string{
			"2:6 conflicting types for 'f'",
			"4:6 conflicting types for 'g'",
			"6:7 conflicting types for 'h'",
			"7:8 conflicting types for 'f'",
			"8:35 undeclared is not declared",
		}, got)
	}
}
