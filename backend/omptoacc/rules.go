package omptoacc

import "accc/frontend/diag"

// What is said where OpenACC has no equivalent.
var (
	Dropped = &diag.Rule{
		Code: "ACC5211", Severity: diag.Warning, Title: "a clause or directive without an equivalent in OpenACC is dropped",
		Doc: "OpenACC cannot express it. The program does the same without it, as the message explains.",
	}
	Changed = &diag.Rule{
		Code: "ACC5212", Severity: diag.Warning, Title: "the OpenACC equivalent has a different meaning",
		Doc: "OpenACC has something similar, and the message says how it differs.",
	}
	Left = &diag.Rule{
		Code: "ACC5213", Severity: diag.Warning, Title: "a construct of OpenMP is not translated",
		Doc: "OpenACC has no equivalent for a part of the construct, as the message explains. The construct keeps all of its OpenMP directives.",
	}
	OnHost = &diag.Rule{
		Code: "ACC5214", Severity: diag.Info, Title: "directives of OpenMP about the host stay",
		Doc: "OpenACC translates what runs on a device. Threads and tasks of the host stay directives of OpenMP: compile the file for both.",
	}
	Differ = &diag.Rule{
		Code: "ACC5215", Severity: diag.Error, Title: "directives of OpenACC and OpenMP for one statement differ",
		Doc: "A source has directives of both languages, and one of them says something that the other does not: it was changed alone. " +
			"accc check --agree translates those of OpenMP to OpenACC and compares data clauses, reductions, private copies, collapse, async with nowait, and the directives themselves. " +
			"What emit --as omp writes for a statement agrees with it, whatever its words are. Of the loops in kernels, either each has a directive of OpenMP or none has, unless target update moves data between them. The number of a queue is not compared with what depend names, nor how many gangs or threads there are.",
	}
)

// Rules are the rules of this package.
var Rules = []*diag.Rule{Dropped, Changed, Left, OnHost, Differ}
