package c

import "accc/frontend"

// Options are the settings of one translation, as on a C compiler's command line.
type Options = frontend.Options
