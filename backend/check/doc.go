// Package check is what is found wrong while a program runs: findings, which of them are wanted, and how they are shown. It
// knows nothing of code: the detectors below it work on events, and the executor tells them what happens and where.
//
//	report := &check.Report{Found: func(f check.Finding) { f.WriteJSON(os.Stderr) }}
//	report.Add(check.Finding{Kind: check.DataRace, Variable: "a", First: write, Second: read})
//
// # Reading order
//
// class.go (which checks there are), finding.go (what one finding says), report.go (those of a run, one for each pair of
// places), render.go (text, JSON and diagnostics), rules.go and message.go (their codes).
package check
