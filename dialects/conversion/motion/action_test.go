package motion_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/dialects"
	"accc/dialects/conversion"
	"accc/dialects/conversion/acctooffload"
	"accc/dialects/conversion/firtollvm"
	"accc/dialects/conversion/motion"
	"accc/dialects/conversion/omptooffload"
	"accc/dialects/offload"
	"accc/dialects/omp"
	"accc/frontend"
	"accc/frontend/c"
	"accc/frontend/diag"
	"accc/frontend/fortran"
	"accc/frontend/source"
	"accc/ir"
	"accc/irgen"
	irgenc "accc/irgen/c"
	irgenf "accc/irgen/fortran"
)

// TestActionsAreLowered compares the actions that are read from the constructs of programs, in the dialects of the host language and in those of C, with those of the
// operations that the lowering makes of them: in each function the same ones. Functions with maps that mappers, lists of places or members of structures say more about are left out, as are
// copies of variables for regions.
func TestActionsAreLowered(t *testing.T) {
	functions, actions := 0, 0
	for _, dir := range []string{"transfers/kept", "transfers/less", "transfers/programs", "discrete/c", "discrete/fortran", "findings/*"} {
		files, err := filepath.Glob("../../../testdata/" + dir + "/*")
		require.NoError(t, err)
		require.NotEmpty(t, files)
		for _, f := range files {
			module := lowered(f)
			if module == nil {
				continue
			}
			_, said := actionsIn(module)
			if firtollvm.Pass.Run(module, nil) != nil {
				continue
			}
			read, _ := actionsIn(module)
			_, again := actionsIn(module)
			for _, list := range slices.Concat(said, again) {
				for i := range list { // variables of a host procedure are found by pointers after that, which lead to as much as is present
					list[i] = strings.NewReplacer("|as_present", "", "as_present", "none").Replace(list[i])
				}
			}
			require.Equal(t, said, again, "%s: the dialects of the host language tell something else", f)
			if acctooffload.Lower(module, acctooffload.Options{}) != nil || omptooffload.Lower(module, omptooffload.Options{}) != nil {
				continue
			}
			made, _ := actionsIn(module)
			for name, want := range read {
				if want != nil {
					require.Equal(t, want, made[name], "%s: %s", f, name)
					functions, actions = functions+1, actions+len(want)
				}
			}
		}
	}
	t.Logf("%d functions, %d actions", functions, actions)
	require.Greater(t, functions, 100)
	require.Greater(t, actions, 1000)
}

// actionsIn lists the actions of each function of a module, sorted; nil for functions of which not all are told. The list of them is in the order of functions.
func actionsIn(module *ir.Op) (all map[string][]string, inOrder [][]string) {
	all = map[string][]string{}
	for f := module.Region(0).Entry().First(); f != nil; f = f.Next() {
		if _, function := ir.As[ir.FunctionLike](f); !function {
			continue
		}
		list, told := []string{}, true
		ir.Walk(f, func(o *ir.Op) bool {
			for _, x := range motion.Actions(o) {
				told = told && !x.Partial
				list = append(list, text(x))
			}
			told = told && !tellsLess(o)
			return true
		})
		slices.Sort(list)
		if !told {
			list = nil
		}
		if len(list) > 0 || !told {
			all[f.StringAttr("sym_name")] = list
			inOrder = append(inOrder, list)
		}
	}
	return all, inOrder
}

// tellsLess reports whether the lowering does more for a construct than its maps say.
func tellsLess(o *ir.Op) bool {
	switch {
	case o.Def().Dialect == offload.Dialect:
		return false
	case o.Is(omp.MapInfo):
		return len(o.GetAll("members")) > 0 && !o.Result(0).HasUses()
	}
	return len(o.GetAny("has_device_addr_vars"))+len(o.GetAny("is_device_ptr_vars"))+len(o.GetAny("private_vars")) > 0 && o.Is(omp.Target)
}

func text(x offload.Action) string {
	name := x.Of.StringAttr("name")
	if name == "" {
		name = x.Entry.StringAttr("name")
	}
	return fmt.Sprintf("%s %s(%s): %s %d %s", x.Directive, x.Clause, name, x.Def.ShortName(), x.How, offload.FlagsEnum.Text(x.Flags))
}

// lowered returns the module of a program, with its implicit data attributes; nil where a front end finds a fault.
func lowered(name string) *ir.Op {
	text, err := os.ReadFile(name)
	if err != nil {
		return nil // a directory
	}
	var list diag.List
	var lowering irgen.Lowering = irgenc.Lowering{}
	var src frontend.Source
	file := source.NewFile(filepath.Base(name), text)
	switch strings.ToLower(filepath.Ext(name)) {
	case ".c":
		src = c.Parse(file, c.Options{OpenACC: true, OpenMP: true}, &list)
	case ".f90":
		lowering = irgenf.Lowering{}
		src = fortran.Parse(file, fortran.Options{OpenACC: true, OpenMP: true}, &list)
	default:
		return nil
	}
	if list.HasErrors() {
		return nil
	}
	module := lowering.Lower([]frontend.Source{src}, irgen.Options{Context: dialects.NewContext(), Implied: true}, &list)
	if list.HasErrors() || conversion.Implicit.Run(module, nil) != nil {
		return nil
	}
	return module
}
