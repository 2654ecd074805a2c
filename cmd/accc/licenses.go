package main

import (
	_ "embed"

	"accc/cmd/internal/driver"

	"github.com/spf13/cobra"
)

// licenses are the terms of the software that this executable contains, and those made with --target=wasm; cmd/internal/release writes them.
//
//go:embed licenses.txt
var licenses []byte

func licensesCommand(s *driver.Session) *cobra.Command {
	return &cobra.Command{
		Use:   "licenses",
		Short: "Print the licences of the software that accc contains",
		Long: `licenses prints the licences and notices of the software that accc consists of. Executables of --target=wasm
contain the same: who passes one on passes these on. They print them with ACCC_RUN_FLAGS=--licenses.`,
		Args: cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error { return s.Write("", licenses) },
	}
}
