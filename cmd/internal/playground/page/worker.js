// Executes commands of accc one after the other, away from the page, which stays usable and can end a program that does not.
importScripts("wasm_exec.js", "accc.js");

// module fetches the compiler. Some servers decompress it on the way.
async function load(progress) {
  const response = await fetch("accc.wasm.gz");
  if (!response.ok) throw new Error(`accc.wasm.gz: ${response.status} ${response.statusText}`);
  const total = Number(response.headers.get("Content-Length")) || 0;
  const parts = [];
  let loaded = 0;
  for (const reader = response.body.getReader();;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    loaded += value.length;
    progress(loaded, total);
  }
  const packed = parts[0][0] === 0x1f && parts[0][1] === 0x8b;
  let stream = new Blob(parts).stream();
  if (packed) stream = stream.pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compileStreaming(new Response(stream, { headers: { "Content-Type": "application/wasm" } }));
}

let queue = Promise.resolve();
onmessage = ({ data }) => {
  queue = queue.then(() => handle(data)).catch((err) => postMessage({ failed: String(err && err.stack || err), id: data.id }));
};

async function handle(data) {
  if (data.start) {
    const module = data.module || await load((loaded, total) => postMessage({ loaded, total }));
    postMessage({ compiled: data.module ? null : module });
    await accc.start(module);
    postMessage({ ready: true });
    return;
  }
  const { id, ...command } = data;
  const result = await accc.run(command, (stream, bytes) => postMessage({ id, stream, bytes }));
  postMessage({ id, result });
}
