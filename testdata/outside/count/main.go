// Command count reads MLIR from standard input and says how many bytes each data operation of acc moves between the host and a device when it
// is executed, for variables whose size is known.
package main

import (
	"fmt"
	"io"
	"os"

	"accc/dialects"
	"accc/dialects/acc"
	"accc/ir"
)

func main() {
	text, err := io.ReadAll(os.Stdin)
	if err == nil {
		err = count(string(text))
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func count(text string) error {
	module, err := ir.ParseText(dialects.NewContext(), "<stdin>", text)
	if err != nil {
		return err
	}
	total := int64(0)
	ir.Walk(module, func(o *ir.Op) bool {
		name := ""
		switch o.Name() {
		case "acc.copyin", "acc.update_device":
			name = "to the device"
		case "acc.copyout", "acc.update_host":
			name = "to the host"
		default:
			return true
		}
		n, ok := bytes(o)
		if !ok {
			fmt.Printf("%s: ? bytes %s\n", o.StringAttr("name"), name)
			return true
		}
		total += n
		fmt.Printf("%s: %d bytes %s\n", o.StringAttr("name"), n, name)
		return true
	})
	fmt.Printf("%d bytes\n", total)
	return nil
}

// bytes is the size of the section that a data operation names.
func bytes(o *ir.Op) (int64, bool) {
	elem, n := acc.VarType(o), int64(1)
	if m, ok := acc.AccVar(o).Type().(*ir.MemRefType); ok {
		for _, extent := range m.Shape {
			if extent == ir.Dynamic {
				return 0, false
			}
			n *= extent
		}
	}
	for _, v := range o.GetAll("bounds") {
		bounds, ok := ir.Read[acc.BoundsOperands](v.Op())
		if !ok || bounds.Extent == nil {
			return 0, false
		}
		extent, ok := ir.ConstantInt(bounds.Extent)
		if !ok {
			return 0, false
		}
		n *= extent
	}
	size, ok := ir.LayoutOf(o).Size(elem)
	return n * size, ok
}
