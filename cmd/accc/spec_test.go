package main

import (
	"bytes"
	"strings"
	"testing"

	"accc/cmd/internal/driver"
	"accc/testdata/spec/probe"

	"github.com/stretchr/testify/require"
)

// TestSpec runs every probe of testdata/spec, one sentence of the specification each, on the discrete device.
func TestSpec(t *testing.T) {
	all, err := probe.All("../../testdata/spec")
	require.NoError(t, err)
	require.NotEmpty(t, all)
	for _, p := range all {
		t.Run(p.Name(), func(t *testing.T) {
			for _, setting := range p.Env {
				name, value, _ := strings.Cut(setting, "=")
				t.Setenv(name, value)
			}
			if len(p.Env) == 0 {
				t.Parallel()
			}
			var stdout, stderr bytes.Buffer
			s := driver.NewSession()
			s.Stdin, s.Stdout, s.Stderr = strings.NewReader(""), &stdout, &stderr
			status := execute(s, p.Args())
			deviations := p.Deviations(probe.Answer{Status: status, Stdout: stdout.String(), Stderr: stderr.String()})
			if len(deviations) > 0 {
				t.Errorf("§%s: %s\n%s", p.Section, p.Says, strings.Join(deviations, "\n"))
			}
		})
	}
}
