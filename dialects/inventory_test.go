package dialects_test

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"accc/dialects"
	"accc/dialects/acc"
	"accc/dialects/omp"
	"accc/ir"
	"accc/ir/irtest"
)

// names lists operand or result groups as the inventory does.
func names(groups []ir.OperandSpec) []string {
	var out []string
	for _, g := range groups {
		out = append(out, g.Name+[]string{ir.One: "", ir.Maybe: "?", ir.Many: "*"}[g.Kind])
	}
	return out
}

// inventory says of an operation what its lines in inventory.txt say.
func inventory(o *ir.OpDef) map[string][]string {
	has := map[string][]string{"operands": names(o.Operands), "results": names(o.Results)}
	for _, a := range o.Attrs {
		name := a.Name
		if a.Optional && a.Default == nil {
			name += "?"
		}
		has["attributes"] = append(has["attributes"], name)
	}
	for _, r := range o.Regions {
		has["regions"] = append(has["regions"], r.Name)
	}
	return has
}

// TestInventory demands everything that testdata/mlir/inventory.txt lists, and of operations nothing else.
func TestInventory(t *testing.T) {
	byName := map[string]*ir.OpDef{}
	enums := map[string]*ir.Enum{"(acc.LoopParMode)": acc.LoopParModeEnum, "(acc.VariableTypeCategory)": acc.TypeCategoryEnum,
		"(omp.TargetRegionFlags)": omp.TargetRegionEnum}
	texts := ""
	for _, d := range []*ir.Dialect{acc.Dialect, omp.Dialect} {
		texts += read(t, filepath.Join(corpus, d.Name, "ops.mlir"))
		for _, o := range d.Ops() {
			byName[o.FullName] = o
		}
	}
	for dialect, list := range map[string]map[string]*ir.Enum{"acc": acc.Enums, "omp": omp.Enums} {
		for name, e := range list {
			enums[dialect+"."+name] = e
		}
	}
	var op string
	var has map[string][]string
	finish := func() {
		for kind, rest := range has {
			require.Empty(t, rest, "%s of %s that are not listed", kind, op)
		}
	}
	for _, l := range strings.Split(read(t, corpus+"/inventory.txt"), "\n") {
		words := strings.Fields(l)
		if len(words) == 0 || words[0] == "#" {
			continue
		}
		switch kind, name := words[0], words[1]; kind {
		case "op":
			finish()
			require.Contains(t, byName, name)
			op, has = name, inventory(byName[name])
			delete(byName, name)
		case "enum":
			e := enums[name]
			require.NotNil(t, e, name)
			for _, c := range words[2:] {
				keyword, number, _ := strings.Cut(c, "=")
				v, ok := e.Value(keyword)
				require.True(t, ok, "%s has no case %s", name, keyword)
				require.Equal(t, number, fmt.Sprint(v), "%s %s", name, keyword)
			}
			require.Len(t, e.Cases, len(words)-2, name)
		case "attribute":
			dialect, mnemonic, _ := strings.Cut(name, ".")
			used := strings.Contains(texts, "#"+dialect+"."+mnemonic) || strings.Contains(texts, "#"+dialect+"<"+mnemonic)
			require.True(t, used, "%s is not in ops.mlir", name)
		case "type":
			_, messages := irtest.Parse(dialects.NewContext(), "type.mlir", "module attributes {acc.type = !"+name+"} {}")
			require.Empty(t, messages)
		default:
			if kind == "attributes" {
				slices.Sort(words[1:])
				slices.Sort(has[kind])
			}
			require.Equal(t, words[1:], has[kind], "%s of %s", kind, op)
			delete(has, kind)
		}
	}
	finish()
	require.Empty(t, byName, "operations that are not listed")
}

// The interfaces of acc are those of LLVM 22.
func TestInterfacesOfAcc(t *testing.T) {
	ours := map[string]string{}
	for _, o := range acc.Dialect.Ops() {
		for _, n := range ir.InterfaceNames(o) {
			ours[n] = strings.TrimSpace(ours[n] + " " + o.ShortName())
		}
	}
	for name, ops := range map[string]string{
		"LoopLikeOpInterface":               "loop",
		"RegionBranchOpInterface":           "data declare host_data kernel_environment kernels loop parallel serial",
		"RegionBranchTerminatorOpInterface": "terminator yield",
		"ComputeRegionOpInterface":          "kernels loop parallel serial",
		"OffloadRegionOpInterface":          "kernels parallel serial",
		"RecipeInterface":                   "firstprivate.recipe private.recipe reduction.recipe",
		"AtomicReadOpInterface":             "atomic.read",
		"AtomicWriteOpInterface":            "atomic.write",
		"AtomicUpdateOpInterface":           "atomic.update",
		"AtomicCaptureOpInterface":          "atomic.capture",
		"SymbolOpInterface":                 "firstprivate.recipe global_ctor global_dtor private.recipe reduction.recipe",
	} {
		have := strings.Fields(ours[name])
		slices.Sort(have)
		require.Equal(t, ops, strings.Join(have, " "), name)
	}
}
