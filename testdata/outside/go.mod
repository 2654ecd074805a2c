module example.org/outside

go 1.26

require accc v0.0.0

replace accc => ../..
