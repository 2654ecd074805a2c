package c

import (
	"fmt"
	"strings"
	"testing"

	"accc/frontend/diag"
	"accc/frontend/source"

	"github.com/stretchr/testify/require"
)

// around names the statements around a piece of text, with the first and the last character of each, and whose only statement it is.
func around(t *testing.T, u interface {
	Statements(*source.File) source.Statements
}, file *source.File, text string) string {
	t.Helper()
	at := strings.Index(string(file.Text), text)
	require.GreaterOrEqual(t, at, 0, text)
	var list []string
	for _, s := range u.Statements(file)(at) {
		lines := strings.Split(s.Text(), "\n")
		name := s.Word
		if s.Place != "" {
			name += " of " + s.Place
		}
		list = append(list, fmt.Sprintf("%s <%s|%s>", name, lines[0], strings.TrimSpace(lines[len(lines)-1])))
	}
	return strings.Join(list, ", ")
}

func TestStatements(t *testing.T) {
	file := source.NewFile("a.c", []byte(`#define BEGIN {
#define END }
#define UNLESS(x) if (!(x))
int f(a, n)
    int *a, n;
BEGIN
    int x = 1'000;
    UNLESS(n) a[0] = 1;
    else
        for (int i = 0; i < n; i++)
            a[i] = 2;
#pragma acc parallel loop copy(a[0:n])
    for (int i = 0; i < n; i++) {
        do a[i]++; while (a[i] < 9);
    }
here:
    switch (n) { case 1: a[1] = 4; a[1] = 5; }
    return x;
END
static struct pair { int a, b; } g(int x)
{
    return (struct pair){x, 7};
}
`))
	var list diag.List
	u := Parse(file, options(t, []byte("// options: -std=c23\n")), &list)
	require.NotNil(t, u)
	for _, c := range [][2]string{
		{"int x", "routine <int f(a, n)|END>, { <BEGIN|END>, declaration <int x = 1'000;|int x = 1'000;>"},
		{"a[0] = 1", "routine <int f(a, n)|END>, { <BEGIN|END>, if <UNLESS(n) a[0] = 1;|a[i] = 2;>,  of if <a[0] = 1;|a[0] = 1;>"},
		{"a[i] = 2", "routine <int f(a, n)|END>, { <BEGIN|END>, if <UNLESS(n) a[0] = 1;|a[i] = 2;>, for of else <for (int i = 0; i < n; i++)|a[i] = 2;>,  of for <a[i] = 2;|a[i] = 2;>"},
		{"a[i]++", "routine <int f(a, n)|END>, { <BEGIN|END>, directive <#pragma acc parallel loop copy(a[0:n])|}>, for of directive <for (int i = 0; i < n; i++) {|}>, " +
			"{ of for <{|}>, do <do a[i]++; while (a[i] < 9);|do a[i]++; while (a[i] < 9);>,  of do <a[i]++;|a[i]++;>"},
		{"a[1] = 4", "routine <int f(a, n)|END>, { <BEGIN|END>, label <here:|switch (n) { case 1: a[1] = 4; a[1] = 5; }>, " +
			"switch of label <switch (n) { case 1: a[1] = 4; a[1] = 5; }|switch (n) { case 1: a[1] = 4; a[1] = 5; }>, " +
			"{ of switch <{ case 1: a[1] = 4; a[1] = 5; }|{ case 1: a[1] = 4; a[1] = 5; }>, case <case 1: a[1] = 4;|case 1: a[1] = 4;>,  of case <a[1] = 4;|a[1] = 4;>"},
		{"return x", "routine <int f(a, n)|END>, { <BEGIN|END>, return <return x;|return x;>"},
		{"7}", "routine <static struct pair { int a, b; } g(int x)|}>, { <{|}>, return <return (struct pair){x, 7};|return (struct pair){x, 7};>"},
		{"#define", ""},
	} {
		require.Equal(t, c[1], around(t, u, file, c[0]), c[0])
	}
}
