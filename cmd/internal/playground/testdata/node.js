// Executes commands of the page's compiler in Node: node node.js SITE < requests > results. A request is what accc.run gets, on one
// line; a result has the status, the streams and the files, on one line.
"use strict";
const fs = require("fs");
const vm = require("vm");
const zlib = require("zlib");

const site = process.argv[2];
const requests = fs.readFileSync(0, "utf8").split("\n").filter((line) => line);
const context = vm.createContext({ console, TextEncoder, TextDecoder, performance, crypto: globalThis.crypto, setTimeout, clearTimeout, WebAssembly, Date });
for (const name of ["wasm_exec.js", "accc.js"]) vm.runInContext(fs.readFileSync(`${site}/${name}`, "utf8"), context, name);

(async () => {
  await context.accc.start(await WebAssembly.compile(zlib.gunzipSync(fs.readFileSync(`${site}/accc.wasm.gz`))));
  for (const request of requests) {
    const streams = [null, [], []];
    const result = await context.accc.run(JSON.parse(request), (stream, bytes) => streams[stream].push(Buffer.from(bytes)));
    console.log(JSON.stringify({ ...result, stdout: Buffer.concat(streams[1]).toString(), stderr: Buffer.concat(streams[2]).toString() }));
  }
  process.exit(0);
})().catch((err) => {
  console.error(err);
  process.exit(1);
});
