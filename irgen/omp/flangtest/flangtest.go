// Package flangtest says whether two modules have the same operations of the omp dialect, one for one, though different compilers
// made them: accc and flang.
//
//	recipes, ops := flangtest.Operations(module)
package flangtest

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// differences are the operations that are not flang's, with the reason.
var differences = []struct {
	pattern *regexp.Regexp
	why     string
}{}

// copies are the recipes whose copy regions are not flang's, with the reason.
var copies = []struct {
	pattern *regexp.Regexp
	why     string
}{
	{regexp.MustCompile(`_firstprivate_rec_\w+ : `), "objects of derived types without memory of their own are copied by fir.copy, not by components"},
}

var (
	defined   = regexp.MustCompile(`^\s*(%[\w]+)(?::\d+)? = ([\w.]+)(.*)$`)
	uniqName  = regexp.MustCompile(`uniq_name = "([^"]*)"`)
	operation = regexp.MustCompile(`^(?:\s*(?:%\w+(?::\d+)? = )?|.*\} )(omp\.[\w.]+)(.*)$`)
	operand   = regexp.MustCompile(`%\w+(?:#\d+)?`)
	blockArg  = regexp.MustCompile(`^%arg\d+$`)
	private   = regexp.MustCompile(`accc\.\w+( = (array<[^>]*>|\[[^\]]*\]|"[^"]*"|[-\w]+( : \w+)?))?(, )?`)
	atEntry   = regexp.MustCompile(`^    %\w+ = omp\.threadprivate `)
	recipe    = regexp.MustCompile(`^  omp\.(private|declare_reduction|declare_mapper) `)
)

// Operations are the recipes of a module, sorted, and its other operations of the omp dialect in order. Values are replaced by
// the names of variables or by constants.
func Operations(module string) (recipes, ops []string) {
	names := map[string]string{}
	in := ""
	for _, line := range strings.Split(module, "\n") {
		if strings.HasPrefix(line, "  func.func") {
			clear(names)
		}
		if in != "" || recipe.MatchString(line) {
			if strings.HasPrefix(in, "omp.declare_mapper") {
				if !strings.Contains(line, "omp.") && line != "  }" {
					continue // constants and addresses, of which flang leaves some unused
				}
				line = operand.ReplaceAllString(line, "%")
			}
			in += clean(strings.TrimSpace(line)) + "\n"
			if strings.HasPrefix(line, "  omp") && !strings.HasSuffix(line, "{") || line == "  }" {
				recipes = append(recipes, normalized(in))
				in = ""
			}
			continue
		}
		if m := defined.FindStringSubmatch(line); m != nil {
			names[m[1]] = valueOf(m[2], m[3], names)
		}
		if atEntry.MatchString(line) {
			continue // flang has one for every variable of the scope, in the order of names; accc for those that are used
		}
		m := operation.FindStringSubmatch(line)
		if m == nil {
			if i := strings.LastIndex(line, "} {"); i > 0 && strings.HasPrefix(line, "  ") && strings.Contains(line, "omp.") {
				ops = append(ops, strings.TrimSpace(clean(line[i+2:])))
			}
			continue
		}
		if m[1] == "omp.terminator" || m[1] == "omp.yield" {
			continue
		}
		rest := operand.ReplaceAllStringFunc(m[2], func(v string) string {
			v, _, _ = strings.Cut(v, "#")
			switch {
			case names[v] != "":
				return names[v]
			case blockArg.MatchString(v):
				return "%arg"
			}
			return "%"
		})
		op := m[1] + clean(rest)
		for _, d := range differences {
			if d.pattern.MatchString(op) {
				op = m[1] + " (" + d.why + ")"
			}
		}
		ops = append(ops, op)
	}
	slices.Sort(recipes)
	return recipes, ops
}

var (
	fileName   = regexp.MustCompile(`@_QQcl\w+`)
	fileText   = regexp.MustCompile(`!fir\.char<1,\d+>`)
	constant   = regexp.MustCompile(`^(%[\w-]+) = arith\.constant (.*)$`)
	result     = regexp.MustCompile(`^(%[\w-]+)(?::\d+)? = ([\w.]+)`)
	valueName  = regexp.MustCompile(`%[\w-]+`)
	withoutUse = []string{"fir.box_dims", "fir.load", "fir.emboxchar", "fir.convert"}
)

// normalized is the text of a recipe in which constants appear where they are used, because where flang has them depends on its
// passes, values are numbered, and operations without uses, which flang leaves, are left out. The name of the file and the flags
// of calls differ in all programs.
func normalized(recipe string) string {
	var out, region []string
	flush := func() {
		out = append(out, numbered(region)...)
		region = nil
	}
	for i, line := range strings.Split(recipe, "\n") {
		if i == 0 {
			line = clean(line)
		}
		if strings.HasPrefix(line, "} ") && strings.HasSuffix(line, "{") && !strings.Contains(line, "else") {
			flush()
		}
		if fileName.MatchString(line) || strings.Contains(line, "fir.convert") && strings.HasSuffix(line, "-> !fir.ref<i8>") {
			line = fileName.ReplaceAllString(fileText.ReplaceAllString(line, "!fir.char<1,_>"), "@file")
		}
		if strings.HasPrefix(line, "fir.call") || strings.Contains(line, "= fir.call") {
			line = strings.ReplaceAll(line, " fastmath<contract>", "")
		}
		region = append(region, line)
	}
	flush()
	text := strings.Join(out, "\n")
	for _, c := range copies {
		if c.pattern.MatchString(recipe) && !strings.Contains(text, "_FortranAAssign") {
			before, _, _ := strings.Cut(text, "copy {")
			text = before + "copy (" + c.why + ")"
		}
	}
	return text
}

func numbered(region []string) []string {
	for again := true; again; {
		again = false
		for i, line := range region {
			m := result.FindStringSubmatch(line)
			if m == nil || !slices.Contains(withoutUse, m[2]) {
				continue
			}
			used := slices.ContainsFunc(region[i+1:], func(l string) bool {
				return slices.ContainsFunc(valueName.FindAllString(l, -1), func(v string) bool { return v == m[1] })
			})
			if !used {
				region, again = slices.Delete(slices.Clone(region), i, i+1), true
				break
			}
		}
	}
	names := map[string]string{}
	var out []string
	for _, line := range region {
		if m := constant.FindStringSubmatch(line); m != nil {
			names[m[1]] = "(" + m[2] + ")"
			continue
		}
		out = append(out, valueName.ReplaceAllStringFunc(line, func(v string) string {
			if names[v] == "" {
				names[v] = "%" + strconv.Itoa(len(names))
			}
			return names[v]
		}))
	}
	n := 0 // constants have no numbers
	again := map[string]string{}
	for i, line := range out {
		out[i] = valueName.ReplaceAllStringFunc(line, func(v string) string {
			if again[v] == "" {
				again[v] = "%" + strconv.Itoa(n)
				n++
			}
			return again[v]
		})
	}
	return out
}

// clean leaves out accc's own attributes.
func clean(s string) string {
	s = private.ReplaceAllString(s, "")
	s = strings.ReplaceAll(s, ", }", "}")
	s = strings.ReplaceAll(s, " attributes {}", "")
	return strings.TrimRight(strings.ReplaceAll(s, "{}", ""), " ")
}

// valueOf is what the operation that defines a value says of it, as far as both compilers say it in the same way.
func valueOf(op, rest string, names map[string]string) string {
	switch op {
	case "fir.declare":
		if m := uniqName.FindStringSubmatch(rest); m != nil {
			return m[1]
		}
	case "arith.constant":
		c, _, _ := strings.Cut(strings.TrimSpace(rest), " ")
		return c
	case "fir.load":
		if v := operand.FindString(rest); names[v] != "" {
			return "*" + names[v]
		}
	}
	return ""
}
