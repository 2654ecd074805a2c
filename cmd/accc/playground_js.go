package main

import (
	"syscall/js"

	"accc/cmd/internal/driver"

	"github.com/spf13/cobra"
)

// Executing commands is one of the commands, which the initial list cannot say.
func init() { commands = append(commands, playgroundCommand) }

// playgroundCommand is accc inside of the page: a page starts it once and then asks for one command after the other.
func playgroundCommand(*driver.Session) *cobra.Command {
	return &cobra.Command{
		Use:    "playground",
		Short:  "Execute commands for the page that has loaded accc",
		Hidden: true,
		Args:   cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			// acccRun(args, done) executes a command and calls done with its status.
			js.Global().Set("acccRun", js.FuncOf(func(_ js.Value, args []js.Value) any {
				words := make([]string, args[0].Length())
				for i := range words {
					words[i] = args[0].Index(i).String()
				}
				go func() { args[1].Invoke(execute(driver.NewSession(), words)) }()
				return nil
			}))
			js.Global().Call("acccReady")
			select {}
		},
	}
}
