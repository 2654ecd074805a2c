package run

// mostMemory is past the end of the largest memory: in a browser all of a memory is there, touched or not.
const mostMemory = 128 << 20
