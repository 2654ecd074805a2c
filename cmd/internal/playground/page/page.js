"use strict";
const $ = (id) => document.getElementById(id);
const make = (tag, attributes = {}, ...children) => {
  const e = Object.assign(document.createElement(tag), attributes);
  e.append(...children);
  return e;
};

// --- The compiler, in a worker ---

class Compiler {
  constructor() {
    this.jobs = new Map();
    this.next = 1;
    this.module = null;
  }

  // start makes a worker. The second one and those after it need not load the module again.
  start() {
    this.worker = new Worker("worker.js");
    this.ready = new Promise((resolve, reject) => {
      this.worker.onerror = (e) => reject(new Error(e.message || "the worker cannot be loaded"));
      this.worker.onmessage = ({ data }) => {
        if (data.loaded !== undefined) progress(data.loaded, data.total);
        else if (data.compiled !== undefined) this.module = data.compiled || this.module;
        else if (data.ready) resolve();
        else if (data.failed && !data.id) reject(new Error(data.failed));
        else this.receive(data);
      };
    });
    this.worker.postMessage({ start: true, module: this.module });
    return this.ready;
  }

  receive(data) {
    const job = this.jobs.get(data.id);
    if (!job) return;
    if (data.stream) {
      job.output(data.stream, data.bytes);
      return;
    }
    this.jobs.delete(data.id);
    if (data.failed) {
      this.restart(); // its state is not known
      job.reject(new Error(data.failed));
    } else job.resolve(data.result);
  }

  // run executes a command; output is called with each piece of its streams. Without output, the result has them as texts.
  async run(command, output) {
    await this.ready;
    const texts = ["", "", ""];
    const decoders = [null, new TextDecoder(), new TextDecoder()];
    const id = this.next++;
    const result = await new Promise((resolve, reject) => {
      this.jobs.set(id, { resolve, reject, output: (stream, bytes) => {
        const text = decoders[stream].decode(bytes, { stream: true });
        texts[stream] += text;
        if (output) output(stream, text);
      } });
      this.worker.postMessage({ id, ...command });
    });
    return { ...result, stdout: texts[1], stderr: texts[2] };
  }

  restart() {
    this.worker.terminate();
    for (const job of this.jobs.values()) job.reject(new Error("stopped"));
    this.jobs.clear();
    return this.start();
  }
}

const compiler = new Compiler();

function progress(loaded, total) {
  const mib = (n) => (n / 1048576).toFixed(1);
  const bar = $("progress");
  if (total >= loaded) [bar.max, bar.value] = [total, loaded];
  $("progress-text").textContent = loaded === total ? "Starting the compiler…" :
    `Loading the compiler: ${mib(loaded)}${total >= loaded ? " of " + mib(total) : ""} MiB`;
}

// --- The editor: a text area over the same text in colours ---

const words = {
  c: /^(auto|break|case|char|const|continue|default|do|double|else|enum|extern|float|for|goto|if|inline|int|long|register|restrict|return|short|signed|sizeof|static|struct|switch|typedef|union|unsigned|void|volatile|while|_Bool|_Complex)$/,
  fortran: /^(allocatable|allocate|call|case|character|complex|contains|cycle|deallocate|dimension|do|double|else|elseif|end|enddo|endif|exit|function|goto|if|implicit|in|inout|integer|intent|interface|kind|logical|module|none|only|out|parameter|pointer|precision|print|private|procedure|program|public|pure|read|real|recursive|result|return|save|select|stop|subroutine|target|then|type|use|value|while|where|write)$/i,
};
const tokens = {
  c: /(\/\/.*|\/\*.*?(?:\*\/|$))|("(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?)|([A-Za-z_]\w*)|(\d[\w.]*)|([^])/y,
  fortran: /(!.*)|("[^"]*"?|'[^']*'?)|([A-Za-z_]\w*)|(\d[\w.]*)|([^])/y,
};
const languageOf = (name) => /\.(c|h)$/.test(name) ? "c" : "fortran";
const isDirective = { c: /^\s*#/, fortran: /^\s*[!c*]\$(acc|omp)/i };

// pieces divides a line into [class, text].
function pieces(line, language, continued) {
  if (continued || isDirective[language].test(line)) return [["p", line]];
  const out = [];
  const pattern = tokens[language];
  pattern.lastIndex = 0;
  for (let m; pattern.lastIndex < line.length && (m = pattern.exec(line));) {
    const kind = m[1] ? "c" : m[2] ? "s" : m[3] && words[language].test(m[3]) ? "w" : "";
    const last = out[out.length - 1];
    if (last && last[0] === kind) last[1] += m[0];
    else out.push([kind, m[0]]);
  }
  return out;
}

let problems = [];
let pointedLine = 0;

function paint() {
  const language = languageOf($("name").value);
  const lines = $("source").value.split("\n");
  const marks = new Map(); // by line: [from, to, class] in columns
  const worst = new Map();
  for (const d of problems) {
    const { line, column, endLine, endColumn } = d.place;
    const kind = d.severity === "error" ? "e" : "q";
    if (!marks.has(line)) marks.set(line, []);
    marks.get(line).push([column - 1, endLine === line ? Math.max(endColumn - 1, column) : Infinity, kind]);
    if (worst.get(line) !== "error") worst.set(line, d.severity === "error" ? "error" : "warning");
  }
  let continued = false;
  const painted = lines.map((line, i) => {
    const row = make("span", { className: i + 1 === pointedLine ? "pointed" : "" });
    let at = 0;
    for (const [kind, text] of pieces(line, language, continued)) {
      // A piece is cut where an underline begins or ends.
      const cuts = [0, text.length];
      for (const [from, to] of marks.get(i + 1) || []) cuts.push(from - at, to - at);
      const sorted = [...new Set(cuts)].filter((c) => c >= 0 && c <= text.length).sort((a, b) => a - b);
      for (let k = 0; k + 1 < sorted.length; k++) {
        const under = (marks.get(i + 1) || []).find(([from, to]) => from <= at + sorted[k] && at + sorted[k] < to);
        const className = [kind, under ? under[2] : ""].join(" ").trim();
        const part = text.slice(sorted[k], sorted[k + 1]);
        row.append(className ? make("span", { className }, part) : part);
      }
      at += text.length;
    }
    continued = language === "c" && (continued || isDirective.c.test(line)) && line.endsWith("\\");
    return row;
  });
  $("paint").replaceChildren(...painted);
  $("gutter").replaceChildren(...lines.map((_, i) =>
    make("span", { className: [worst.get(i + 1) || "", i + 1 === pointedLine ? "pointed" : ""].join(" ").trim() }, String(i + 1))));
}

// point marks a line of the source and what belongs to it in the IR; 0 marks none.
function point(line, from) {
  if (line === pointedLine) return;
  for (const e of document.querySelectorAll(".pointed")) e.classList.remove("pointed");
  pointedLine = line;
  if (!line) return;
  const row = $("paint").children[line - 1];
  if (!row) return;
  row.classList.add("pointed");
  $("gutter").children[line - 1].classList.add("pointed");
  const parts = document.querySelectorAll(`#ir .text [data-line="${line}"]`);
  for (const e of parts) e.classList.add("pointed");
  const show = (box, e) => { // scrolls in the box alone
    const [b, r] = [box.getBoundingClientRect(), e.getBoundingClientRect()];
    if (r.top < b.top || r.bottom > b.bottom) box.scrollTop += r.top - b.top - b.height / 3;
  };
  if (from === "ir") show($("editor"), row);
  else if (parts.length) show(document.querySelector("#ir .text"), parts[0]);
}

// --- What the page asks the compiler ---

const current = () => ({ name: $("name").value.trim() || "a.c", text: $("source").value });
const flags = () => split($("flags").value);

// split divides a line as a shell does: quotes keep spaces.
function split(line) {
  const out = [];
  for (const m of line.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)) out.push(m[0].replace(/["']/g, ""));
  return out;
}

const quoted = (word) => /^[\w./:=,+@-]+$/.test(word) ? word : `'${word}'`;
const shown = (args) => ["accc", ...args].map(quoted).join(" ");

function ask(args, more = {}, output) {
  const { name, text } = current();
  return compiler.run({ args, files: { [name]: text, ...more.files }, stdin: more.stdin, wanted: more.wanted }, output);
}

async function check() {
  const r = await ask(["check", "--format", "json", ...flags(), current().name]);
  let found = [];
  try {
    found = JSON.parse(r.stdout).diagnostics;
  } catch {
    found = [{ severity: "error", code: "", message: (r.stderr || r.stdout).trim(), place: { line: 1, column: 1, endLine: 1, endColumn: 1 } }];
  }
  problems = found;
  paint();
  $("problems").replaceChildren(...(found.length ? found.map(problem) : [make("p", { className: "clean" }, "No diagnostics")]));
}

function problem(d) {
  const row = make("div", { className: "problem " + d.severity, tabIndex: 0 });
  row.append(make("span", { className: "where" }, `${d.place.line}:${d.place.column}`));
  row.append(make("span", {}, make("b", {}, d.code ? `${d.severity} ${d.code}` : d.severity), " " + d.message));
  const more = [];
  for (const l of d.labels || []) more.push(`${l.line}:${l.column} ${l.text}`);
  more.push(...d.notes || []);
  if (d.spec) more.push(d.spec);
  if (more.length) row.append(make("span", { className: "more" }, more.join(" · ")));
  const actions = make("span", { className: "more" });
  for (const fix of d.fixes || []) {
    actions.append(make("button", { onclick: (e) => { e.stopPropagation(); apply(fix); } }, fix.message));
  }
  if (d.code) actions.append(make("button", { onclick: (e) => { e.stopPropagation(); explain(row, d.code); } }, "explain"));
  row.append(actions);
  const go = () => select(d.place.startOffset ?? 0, d.place.endOffset ?? 0);
  row.onclick = go;
  row.onkeydown = (e) => { if (e.key === "Enter" && e.target === row) go(); };
  return row;
}

// position is the index in the text of an offset in bytes.
function position(text, offset) {
  return new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, offset)).length;
}

function select(from, to) {
  const source = $("source");
  source.focus({ preventScroll: true });
  source.setSelectionRange(position(source.value, from), position(source.value, to));
  cursor();
  const row = $("paint").children[pointedLine - 1];
  if (row) $("editor").scrollTop = Math.max(0, row.offsetTop - $("editor").clientHeight / 3);
}

function apply(fix) {
  let text = $("source").value;
  for (const e of [...fix.edits].sort((a, b) => b.startOffset - a.startOffset)) {
    text = text.slice(0, position(text, e.startOffset)) + e.new + text.slice(position(text, e.endOffset));
  }
  setSource(text);
}

async function explain(row, code) {
  const old = row.querySelector(".explained");
  if (old) {
    old.remove();
    return;
  }
  const r = await ask(["explain", code]);
  row.append(make("pre", { className: "explained", onclick: (e) => e.stopPropagation() }, (r.stdout || r.stderr).trim()));
}

// lineOf resolves the aliases of locations at the end of IR with --debuginfo: the line of the source that each means.
function readLocations(text) {
  const aliases = new Map();
  for (const m of text.matchAll(/^(#loc\w*) = loc\((.*)\)$/gm)) aliases.set(m[1], m[2]);
  const lines = new Map();
  const lineOf = (body, depth = 0) => {
    if (depth > 8 || body === undefined) return 0;
    if (lines.has(body)) return lines.get(body);
    let line = 0;
    for (const m of body.matchAll(/"(?:[^"\\]|\\.)*":(\d+):\d+|#loc\w*/g)) {
      line = m[1] ? Number(m[1]) : lineOf(aliases.get(m[0]), depth + 1);
      if (line) break;
    }
    lines.set(body, line);
    return line;
  };
  return lineOf;
}

// withoutLocations removes " loc(...)", with its parentheses, and returns the last of them.
function withoutLocations(line) {
  let location;
  for (let at; (at = line.indexOf(" loc(")) >= 0;) {
    let depth = 0, i = at + 4, text = false;
    for (; i < line.length; i++) {
      if (line[i] === '"' && line[i - 1] !== "\\") text = !text;
      else if (!text && line[i] === "(") depth++;
      else if (!text && line[i] === ")" && --depth === 0) break;
    }
    location = line.slice(at + 5, i);
    line = line.slice(0, at) + line.slice(i + 1);
  }
  return [line, location];
}

const views = {
  async ir(panel) {
    const passes = $("passes").value.trim();
    const args = ["ir", ...($("generic").checked ? ["--generic"] : []), ...(passes ? ["-p", passes] : []), ...flags(), current().name];
    command(panel, args);
    const r = await ask([args[0], "--debuginfo", ...args.slice(1)]);
    if (r.status !== 0) return failed(panel, r);
    const lineOf = readLocations(r.stdout);
    const rows = [];
    for (const raw of r.stdout.trimEnd().split("\n")) {
      if (/^#loc\w* = loc\(/.test(raw)) continue;
      const [text, location] = withoutLocations(raw);
      const row = make("span", {}, text);
      const line = location === undefined ? 0 : lineOf(location);
      if (line && text.trim() !== "}" ) row.dataset.line = line;
      if (line && line === pointedLine) row.className = "pointed";
      rows.push(row);
    }
    while (rows.length && !rows[rows.length - 1].textContent) rows.pop();
    panel.querySelector(".text").replaceChildren(...rows);
  },

  async emit(panel) {
    const as = $("as").value;
    const args = ["emit", ...(as === "same" ? ["--regenerate"] : as === "optimize" ? ["--optimize=data"] : ["--as", as]), ...($("implicit").checked ? ["--implicit"] : []),
      ...($("whole").checked ? [] : ["--diff"]), ...flags(), current().name];
    command(panel, args);
    const r = await ask(args);
    if (r.status !== 0) return failed(panel, r);
    const rows = r.stdout.trimEnd().split("\n").map((text) => make("span", { className: $("whole").checked ? "" :
      /^(---|\+\+\+|@@)/.test(text) ? "hunk" : text[0] === "+" ? "add" : text[0] === "-" ? "cut" : "" }, text));
    if (!r.stdout.trim()) rows.splice(0, rows.length, make("div", { className: "empty" }, "Nothing changes: the source says the same."));
    if (r.stderr.trim()) rows.push(make("span", {}, ""), ...r.stderr.trimEnd().split("\n").map((text) => make("span", { className: "empty" }, text)));
    panel.querySelector(".text").replaceChildren(...rows);
  },

  async report(panel) {
    const measured = profile && profile.text === current().text && profile.flags === $("flags").value;
    const args = ["report", ...(measured ? ["--profile=profile.json"] : []), ...flags(), "-o", "report.html", current().name];
    command(panel, args);
    const r = await ask(args, { wanted: ["report.html"], files: measured ? { "profile.json": profile.data } : {} });
    const frame = panel.querySelector("iframe");
    const page = r.files["report.html"];
    frame.hidden = !page;
    panel.querySelector(".text").hidden = !!page;
    if (!page) return failed(panel, r);
    frame.srcdoc = page;
  },

  async output(panel) {
    command(panel, runArguments());
    if (!panel.querySelector(".text").hasChildNodes()) {
      panel.querySelector(".text").append(make("div", { className: "empty" }, "Run compiles the program and executes it here, in the browser."));
    }
  },
};

function command(panel, args) { panel.querySelector(".command").textContent = shown(args); }

function failed(panel, r) {
  const text = (r.stderr + r.stdout).trim();
  panel.querySelector(".text").replaceChildren(...text.split("\n").map((line) => make("span", {}, line)));
}

// --- Running ---

let profile = null; // of the last run
let running = false;

function runArguments() {
  const extra = split($("arguments").value);
  return ["run", ...($("device").value === "discrete" ? [] : ["--device=" + $("device").value]),
    ...($("checks").value ? ["--check=" + $("checks").value] : []), ...flags(), current().name, ...(extra.length ? ["--", ...extra] : [])];
}

async function run() {
  if (running) {
    running = false;
    compiler.restart();
    return;
  }
  show("output");
  const panel = $("output"), text = panel.querySelector(".text");
  const args = runArguments();
  command(panel, args);
  text.replaceChildren();
  running = true;
  $("run").textContent = "Stop";
  const snapshot = { text: current().text, flags: $("flags").value };
  const start = performance.now();
  const took = () => ((performance.now() - start) / 1000).toFixed(2) + " s";
  let written = 0;
  try {
    const r = await ask([args[0], "--profile=profile.json", ...args.slice(1)], { stdin: $("stdin").value, wanted: ["profile.json"] }, (stream, piece) => {
      written += piece.length;
      if (written > 1 << 20) return; // more than anyone reads
      const last = text.lastElementChild, className = stream === 2 ? "err" : "";
      if (last && last.className === className) last.append(piece);
      else text.append(make("span", { className }, piece));
      text.scrollTop = text.scrollHeight;
    });
    if (written > 1 << 20) text.append(make("span", { className: "end" }, `${written - (1 << 20)} more characters are not shown`));
    text.append(make("span", { className: "end" }, `exit status ${r.status} after ${took()}`));
    profile = r.files["profile.json"] ? { ...snapshot, data: r.files["profile.json"] } : null;
    panel.dataset.status = r.status;
  } catch (err) {
    text.append(make("span", { className: "end" }, err.message === "stopped" ? `stopped after ${took()}` : err.message));
  } finally {
    running = false;
    $("run").textContent = "Run";
    refresh();
  }
}

// --- Putting it together ---

let tab = "ir";
let asked = 0;

function show(name) {
  tab = name;
  for (const b of document.querySelectorAll(".tabs button")) b.setAttribute("aria-selected", b.dataset.tab === name);
  for (const p of document.querySelectorAll(".panel")) p.hidden = p.id !== name;
}

// refresh checks the source and shows the tab anew. While that goes on, later calls only ask for another round.
let busy = false, again = false;
async function refresh() {
  if (running) return;
  if (busy) {
    again = true;
    return;
  }
  busy = true;
  const start = performance.now();
  const panel = $(tab);
  panel.classList.add("stale");
  try {
    $("state").textContent = "…";
    await check();
    await views[tab](panel);
    $("state").textContent = `${Math.round(performance.now() - start)} ms`;
  } catch (err) {
    if (err.message !== "stopped") $("state").textContent = err.message.split("\n")[0];
  }
  panel.classList.remove("stale");
  busy = false;
  document.documentElement.dataset.round = String(++asked);
  if (again) {
    again = false;
    refresh();
  }
}

let timer;
function edited() {
  clearTimeout(timer);
  timer = setTimeout(refresh, 300);
}

function cursor() {
  const source = $("source");
  point(source.value.slice(0, source.selectionStart).split("\n").length, "source");
}

function setSource(text) {
  $("source").value = text;
  problems = [];
  pointedLine = 0;
  paint();
  edited();
}

async function packed(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(Array.from(bytes, (b) => String.fromCharCode(b)).join("")).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

async function unpacked(text) {
  const bytes = Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
}

// fields are the inputs that a link carries, beside the source.
const fields = ["name", "flags", "passes", "as", "device", "checks", "arguments", "stdin"];

async function share() {
  const state = { source: $("source").value, tab };
  for (const f of fields) state[f] = $(f).value;
  location.hash = await packed(JSON.stringify(state));
  try {
    await navigator.clipboard.writeText(location.href);
    $("share").textContent = "Copied";
  } catch {
    $("share").textContent = "In the address bar";
  }
  setTimeout(() => { $("share").textContent = "Copy link"; }, 1500);
}

async function fromLink() {
  if (location.hash.length < 2) return false;
  try {
    const state = JSON.parse(await unpacked(location.hash.slice(1)));
    for (const f of fields) if (typeof state[f] === "string") $(f).value = state[f];
    if (views[state.tab]) show(state.tab);
    setSource(String(state.source));
    return true;
  } catch {
    return false;
  }
}

async function example(e) {
  const response = await fetch("examples/" + e.file);
  $("name").value = e.file;
  $("flags").value = "";
  $("arguments").value = "";
  $("stdin").value = "";
  $("checks").value = e.checks || "";
  $("device").value = "discrete";
  $("as").value = e.as || "omp";
  setSource(await response.text());
  $("output").querySelector(".text").replaceChildren();
  $("editor").scrollTop = 0;
}

async function main() {
  const examples = await (await fetch("examples/examples.json")).json();
  $("examples").append(...examples.map((e, i) => make("option", { value: i }, e.title)));
  $("examples").onchange = () => {
    history.replaceState(null, "", location.pathname + location.search);
    example(examples[$("examples").value]);
  };
  for (const passes of ["acc-implicit-data", "canonicalize,cse", "acc-implicit-data,acc-to-offload", "acc-implicit-data,acc-to-offload,omp-to-offload,offload-to-run",
    "acc-implicit-data,convert-fir-to-llvm,acc-to-offload,omp-to-offload"]) $("pipelines").append(make("option", { value: passes }));
  for (const b of document.querySelectorAll(".tabs button")) b.onclick = () => { show(b.dataset.tab); refresh(); };
  for (const id of ["name", "flags", "passes", "generic", "as", "implicit", "whole", "device", "checks", "arguments"]) $(id).onchange = () => { paint(); refresh(); };
  $("source").oninput = () => { paint(); edited(); };
  for (const event of ["click", "keyup"]) $("source").addEventListener(event, cursor);
  $("source").onkeydown = (e) => {
    if (e.key === "Tab" && !e.shiftKey && !e.ctrlKey && !e.altKey && !$("source").dataset.leave) {
      e.preventDefault();
      document.execCommand("insertText", false, "  ");
    }
    $("source").dataset.leave = e.key === "Escape" ? "yes" : ""; // Escape, then Tab leaves the field
  };
  document.addEventListener("keydown", (e) => {
    if (e.key === "Enter" && (e.ctrlKey || e.metaKey)) {
      e.preventDefault();
      if (!running) run();
    }
  });
  document.querySelector("#ir .text").addEventListener("mouseover", (e) => {
    const row = e.target.closest("[data-line]");
    if (row) point(Number(row.dataset.line), "ir");
  });
  document.querySelector("#ir .text").addEventListener("click", (e) => {
    const row = e.target.closest("[data-line]");
    if (row) point(Number(row.dataset.line), "ir");
  });
  $("run").onclick = run;
  $("share").onclick = share;
  show(tab);
  if (!await fromLink()) await example(examples[0]);
  try {
    await compiler.start();
    $("cover").hidden = true;
    refresh();
  } catch (err) {
    $("progress").hidden = true;
    $("progress-text").textContent = `The compiler cannot be loaded: ${err.message}`;
  }
}

main();
