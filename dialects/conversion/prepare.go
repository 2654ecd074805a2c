package conversion

import (
	"accc/dialects/accc"
	"accc/dialects/conversion/firacc"
	"accc/dialects/conversion/firtollvm"
	"accc/ir"
	"accc/ir/pass"
)

// Prepare takes a module to where modules of all languages can be joined: implicit data attributes are made, and what is
// Fortran's has become llvm, under the names and with the calling conventions that C knows. part: other modules are linked with
// it. A module that was joined from such modules stays as it is.
func Prepare(module *ir.Op, part bool) error {
	if module.Attr(accc.Prepared.Name) != nil {
		return nil
	}
	fortran := firtollvm.Has(module)
	if fortran {
		if err := firtollvm.Lowered(module); err != nil {
			return err
		}
		settings := pass.Values{}
		if part {
			settings["part"] = "true"
		}
		if err := firacc.Static.Run(module, settings); err != nil {
			return err
		}
	}
	if err := Implicit.Run(module, nil); err != nil { // C's lowering has left nothing to do
		return err
	}
	if !fortran {
		return nil
	}
	firacc.MarkUnset(module)
	return firtollvm.Convert(module)
}
