package check_test

import (
	"bytes"
	"testing"

	"accc/backend/check"

	"github.com/stretchr/testify/require"
)

func TestReportKeepsOneForEachPair(t *testing.T) {
	var told int
	r := &check.Report{Found: func(check.Finding) { told++ }}
	a, b := check.Place{File: "a.c", Line: 3, Column: 5, Access: check.Write}, check.Place{File: "a.c", Line: 2, Column: 9, Access: check.Read}
	note := check.Finding{Kind: check.Transfer, Level: check.Note, First: a}
	require.True(t, r.Add(note))
	require.False(t, r.Failed())
	require.True(t, r.Add(check.Finding{Kind: check.DataRace, Variable: "x", First: a, Second: b}))
	require.False(t, r.Add(check.Finding{Kind: check.DataRace, Variable: "x", First: b, Second: a}), "accesses of a race have no order")
	require.True(t, r.Add(check.Finding{Kind: check.Stale, Variable: "x", First: a, Second: b}))
	require.True(t, r.Add(check.Finding{Kind: check.Stale, Variable: "x", First: b, Second: a}))
	require.Equal(t, 4, told)
	require.Len(t, r.List(), 4)
	require.True(t, r.Failed())
}

// A report says that there are too many findings, and keeps those that end the program.
func TestReportIsBounded(t *testing.T) {
	r := &check.Report{}
	for i := range 20_000 {
		r.Add(check.Finding{Kind: check.DataRace, First: check.Place{File: "a.c", Line: i}})
	}
	require.True(t, r.Add(check.Finding{Kind: check.RuntimeError, Level: check.Fatal, Message: "the end"}))
	list := r.List()
	require.Len(t, list, 10_002)
	require.Equal(t, "there are more than 10000 findings: further ones are not shown", list[10_000].Message)
}

func TestFindingAsText(t *testing.T) {
	f := check.Finding{Code: "RUN1103", Kind: check.Lifetime, Message: "a \"b\" <c>", Variable: "a", First: check.Place{File: "a.c", Line: 3, Column: 5, Access: check.Write},
		Second: check.Place{File: "b.c", Line: 1, Text: "freed"}, Notes: []string{"n"}, Fix: "write it"}
	require.Equal(t, "a.c:3:5: lifetime: a \"b\" <c>\n  note: freed at b.c:1\n  note: n\n  help: write it\n", f.FaultText())
	var out bytes.Buffer
	require.NoError(t, f.WriteJSON(&out))
	require.Equal(t, `{"code":"RUN1103","kind":"lifetime","message":"a \"b\" <c>","variable":"a","first":{"file":"a.c","line":3,"column":5,"access":"write"},"second":{"file":"b.c","line":1,"column":0,"access":""},"fix":"write it"}`+"\n", out.String())
	d := f.Diagnostic(nil)
	require.Equal(t, []string{"at a.c:3:5", "freed at b.c:1", "n"}, d.Notes)
}

func TestParseClasses(t *testing.T) {
	c, err := check.ParseClasses("memory,memory")
	require.NoError(t, err)
	require.Equal(t, check.Memory, c)
	for _, bad := range []string{"", "x", "memory,", "Memory", "memory data"} {
		_, err := check.ParseClasses(bad)
		require.ErrorContains(t, err, "unknown check")
	}
}
