package cpp

import "accc/frontend/diag"

// What the preprocessor reports.
var (
	RuleUnterminated = rule(diag.Rule{
		Code: "ACC0101", Title: "comment, literal, conditional group or macro call without an end",
		Spec:   "C17 §6.4, §6.10",
		Doc:    "A literal ends on its line, a comment and a macro call before the end of the file, and every #if has its #endif in the same file.",
		Avoid:  "#ifdef DEBUG\nint debug = 1;\n",
		Prefer: "#ifdef DEBUG\nint debug = 1;\n#endif\n",
	})
	RuleInclude = rule(diag.Rule{
		Code: "ACC0102", Title: "header not found or not readable", Spec: "C17 §6.10.2",
		Doc:    "Headers are searched in the directory of the file that includes them (with quotes), in the -I directories, and among the headers that come with accc. --host-headers searches the host's instead of those.",
		Avoid:  "#include \"no_such_header.h\"\n",
		Prefer: "#include <stdlib.h>\n",
	})
	RuleDirective = rule(diag.Rule{
		Code: "ACC0103", Title: "malformed preprocessing directive", Spec: "C17 §6.10",
		Doc:    "The line begins with #, but is not a preprocessing directive, or the directive has the wrong arguments.",
		Avoid:  "#defin N 10\n",
		Prefer: "#define N 10\n",
	})
	RuleMacro = rule(diag.Rule{
		Code: "ACC0104", Title: "macro defined or used wrongly", Spec: "C17 §6.10.3",
		Doc:    "A macro with parameters takes as many arguments as it has parameters; # must precede a parameter, and ## must join two tokens into one.",
		Avoid:  "#define MAX(a, b) ((a) > (b) ? (a) : (b))\nint x = MAX(1);\n",
		Prefer: "#define MAX(a, b) ((a) > (b) ? (a) : (b))\nint x = MAX(1, 2);\n",
	})
	RuleLimit = rule(diag.Rule{
		Code: "ACC0105", Title: "macro expansion too large",
		Doc:    "Macros can grow exponentially: a few hundred bytes may expand to more text than there is memory. Expansion stops at a limit.",
		Avoid:  bomb,
		Prefer: "#define A 1\nint x = A;\n",
	})
	RuleUser = rule(diag.Rule{
		Code: "ACC0106", Title: "#error or #warning", Spec: "C17 §6.10.5",
		Doc:    "The program itself says that something is wrong with the way it is compiled.",
		Avoid:  "#ifndef SIZE\n#error define SIZE\n#endif\n",
		Prefer: "#define SIZE 10\n#ifndef SIZE\n#error define SIZE\n#endif\n",
	})
	RuleCharacter = rule(diag.Rule{
		Code: "ACC0107", Title: "character that C does not know", Spec: "C17 §5.2.1",
		Doc:    "Outside of comments and literals a C program consists of letters, digits and punctuation. Such a character often comes from a text processor: a typographic quote or a non-breaking space.",
		Avoid:  "int x = 1 @ 2;\n",
		Prefer: "int x = 1 + 2;\n",
	})
	RuleSentinel = rule(diag.Rule{
		Code: "ACC0108", Severity: diag.Warning, Title: "unknown pragma that may be meant as a directive", Spec: "OpenACC 3.3 §2.1",
		Doc:    "Compilers ignore unknown pragmas, so a directive with a misspelt first word does nothing.",
		Avoid:  "void f(void)\n{\n#pragma ac wait\n}\n",
		Prefer: "void f(void)\n{\n#pragma acc wait\n}\n",
	})
	RulePack = rule(diag.Rule{
		Code: "ACC0109", Severity: diag.Warning, Title: "packing without effect",
		Doc:    "A packing that compilers do not understand, or that does not apply to a structure, changes no layout. GCC ignores it too.",
		Avoid:  "#pragma pack(push, 3)\nstruct s { char c; int i; };\n",
		Prefer: "#pragma pack(push, 2)\nstruct s { char c; int i; };\n#pragma pack(pop)\n",
	})
)

// Rules are all rules of this package.
var Rules []*diag.Rule

func rule(r diag.Rule) *diag.Rule {
	r.Unit = true
	Rules = append(Rules, &r)
	return &r
}

// bomb expands to 2^23 tokens.
const bomb = `#define A 1+1
#define B A+A+A+A+A+A+A+A
#define C B+B+B+B+B+B+B+B
#define D C+C+C+C+C+C+C+C
#define E D+D+D+D+D+D+D+D
#define F E+E+E+E+E+E+E+E
#define G F+F+F+F+F+F+F+F
#define H G+G+G+G+G+G+G+G
int x = H;
`
