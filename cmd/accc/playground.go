//go:build !js

package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"os/signal"
	"syscall"

	"accc/cmd/internal/driver"
	"accc/cmd/internal/playground"

	"github.com/spf13/cobra"
)

// What needs more of a system than a page of a browser has.
func init() { commands = append(commands, lspCommand, manCommand, playgroundCommand, driverTopic) }

func playgroundCommand(s *driver.Session) *cobra.Command {
	var build, listen string
	cmd := &cobra.Command{
		Use:   "playground [DIR]",
		Short: "Serve a page that checks, translates and runs programs in the browser",
		Long: `playground serves a page on which accc itself works, compiled to WebAssembly: nothing that is typed
there leaves the browser. The page is that of DIR, or the one that was installed with accc.

--build makes the page, in a directory that any file server can serve. It needs Go, and the sources of
accc in the working directory.`,
		Example: `  accc playground
  accc playground --build site
  accc playground --listen :8000 site`,
		Args: cobra.MaximumNArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
			defer stop()
			if build != "" {
				if len(args) > 0 {
					return errors.New("--build makes the page and serves nothing: DIR cannot be given")
				}
				if err := playground.Build(ctx, ".", build); err != nil {
					return &driver.StatusError{Status: driver.ExitErrors, Err: err}
				}
				return nil
			}
			dir := ""
			if len(args) > 0 {
				dir = args[0]
				if err := playground.Check(dir); err != nil {
					return &driver.StatusError{Status: driver.ExitErrors, Err: fmt.Errorf("%s is not the page: %w", dir, err)}
				}
			} else if self, err := os.Executable(); err == nil {
				dir = playground.Find(self)
			}
			if dir == "" {
				return &driver.StatusError{Status: driver.ExitErrors,
					Err: errors.New("no page is installed with this accc; 'accc playground --build site' makes it from the sources, 'accc playground site' serves it")}
			}
			l, err := net.Listen("tcp", listen)
			if err != nil {
				return &driver.StatusError{Status: driver.ExitErrors, Err: err}
			}
			fmt.Fprintf(s.Stdout, "http://%s/\n", l.Addr())
			if err := playground.Serve(ctx, l, dir); err != nil {
				return &driver.StatusError{Status: driver.ExitErrors, Err: err}
			}
			return nil
		},
	}
	cmd.Flags().StringVar(&build, "build", "", "make the page in a `directory` instead")
	cmd.Flags().StringVar(&listen, "listen", "localhost:7654", "the `address` to serve at; port 0 takes one that is free")
	return cmd
}
