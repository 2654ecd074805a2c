package ir_test

import "accc/ir"

var testDialect = ir.NewDialect("test", "Operations for the tests of formats.")
