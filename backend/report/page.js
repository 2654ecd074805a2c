"use strict";

// The lines of a listing in their element: all of them, or those in view where they are many.
const most = 3000;
class Listing {
  constructor(pre, texts, lines, from, marked) {
    Object.assign(this, { pre, texts, lines, from, marked, first: 0, end: 0, pointed: 0, height: 0 });
    pre.addEventListener("scroll", () => this.draw());
  }
  draw() {
    const n = this.lines.length, pre = this.pre;
    if (pre.hidden || n <= most && this.end) return;
    let first = 0, end = n;
    if (n > most) {
      if (!this.height) { // of one line
        pre.replaceChildren(this.line(0));
        this.height = pre.firstChild.getBoundingClientRect().height || 17;
      }
      const visible = Math.ceil((pre.clientHeight || 800) / this.height), top = Math.floor(pre.scrollTop / this.height);
      if (this.first <= Math.max(0, top - 10) && Math.min(n, top + visible + 10) <= this.end) return;
      first = Math.max(0, top - 100);
      end = Math.min(n, top + visible + 100);
    }
    const list = [];
    const space = (lines) => { const gap = document.createElement("div"); gap.style.height = lines * this.height + "px"; list.push(gap); };
    if (first > 0) space(first);
    for (let i = first; i < end; i++) list.push(this.line(i));
    if (end < n) space(n - end);
    Object.assign(this, { first, end });
    pre.replaceChildren(...list);
  }
  line(i) {
    const span = document.createElement("span"), from = this.from[i];
    span.textContent = this.texts[this.lines[i]] + "\n";
    if (from) span.dataset.line = from;
    if (this.marked?.has(from)) span.className = "directive";
    if (from && from === this.pointed) span.classList.add("pointed");
    return span;
  }
  // Marks the lines from a line of the source, and shows the first of them.
  point(line, show) {
    this.pointed = line;
    if (this.pre.hidden) return;
    const at = show && line ? this.from.indexOf(line) : -1;
    if (at >= 0) {
      const height = this.height || this.pre.firstChild.getBoundingClientRect().height, top = at * height;
      if (top < this.pre.scrollTop || top > this.pre.scrollTop + this.pre.clientHeight - 20) {
        this.pre.scrollTop = top - this.pre.clientHeight / 3;
        this.draw();
      }
    }
    for (const old of this.pre.querySelectorAll(".pointed")) old.classList.remove("pointed");
    if (line) for (const span of this.pre.querySelectorAll(`[data-line="${line}"]`)) span.classList.add("pointed");
  }
}

// What belongs to a line, in source and IR.
function show(passes, { text, source, marked, stages }) {
  let next = 0;
  const indices = (lines) => lines.map((i) => (i < 0 ? next++ : i));
  const origins = (from) => { let last = 0; return from.map((by) => (by === null ? 0 : (last += by))); };
  const listings = [new Listing(passes.querySelector("pre.source"), text, indices(source.lines), source.lines.map((_, i) => i + 1), new Set(marked))];
  passes.querySelectorAll(".stages pre").forEach((pre, n) => {
    if (stages[n]) listings.push(new Listing(pre, text, indices(stages[n].lines), origins(stages[n].from)));
  });
  const draw = () => { for (const l of listings) l.draw(); };
  for (const tab of passes.querySelectorAll("button")) {
    tab.addEventListener("click", () => {
      for (const other of passes.querySelectorAll("button")) other.setAttribute("aria-selected", String(other === tab));
      for (const stage of passes.querySelectorAll(".stages pre")) stage.hidden = stage.dataset.stage !== tab.dataset.stage;
      draw();
      for (const l of listings) l.point(l.pointed, false);
    });
  }
  const mark = (from) => {
    const side = from?.closest("pre");
    for (const l of listings) l.point(from ? Number(from.dataset.line) : 0, l.pre !== side);
  };
  passes.addEventListener("mouseover", (event) => mark(event.target.closest("[data-line]")));
  passes.addEventListener("click", (event) => { if (!event.target.closest("button")) mark(event.target.closest("[data-line]")); });
  addEventListener("resize", draw);
  draw();
}

async function unpack(base64) {
  const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).json();
}

for (const passes of document.querySelectorAll(".passes")) {
  const data = JSON.parse(passes.querySelector("script").textContent);
  if (typeof data !== "string") {
    show(passes, data);
  } else {
    unpack(data).then((data) => show(passes, data), (err) => { passes.querySelector("pre.source").textContent = "This browser does not show it: " + err; });
  }
}

// The timeline: an SVG of the time in view, drawn anew when that changes.
const chart = document.getElementById("chart");
if (chart) {
  const { total, lanes, memories } = JSON.parse(document.getElementById("events").textContent);
  const tip = document.getElementById("tip");
  const laneHeight = 26, axis = 20, memoryHeight = 56, title = 16;
  const begin = 0, end = Math.max(total, 1);
  let from = begin, to = end;

  const digits = (n, most) => String(Number(n.toPrecision(most)));
  const time = (ns) => ns < 1e3 ? ns.toFixed(0) + " ns" : ns < 1e6 ? digits(ns / 1e3, 4) + " µs" : ns < 1e9 ? digits(ns / 1e6, 5) + " ms" : digits(ns / 1e9, 6) + " s";
  const bytes = (n) => n < 1e3 ? n + " B" : n < 1e6 ? digits(n / 1e3, 3) + " kB" : n < 1e9 ? digits(n / 1e6, 3) + " MB" : digits(n / 1e9, 3) + " GB";
  const escape = (text) => String(text).replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]);

  function ticks(width) {
    const rough = (to - from) / Math.max(2, width / 110);
    const unit = 10 ** Math.floor(Math.log10(rough));
    const step = unit * [1, 2, 5, 10].find((f) => f * unit >= rough);
    const out = [];
    for (let t = Math.ceil(from / step) * step; t <= to; t += step) out.push(t);
    return out;
  }

  function draw() {
    const width = chart.clientWidth;
    if (!width) return;
    const height = axis + lanes.length * (laneHeight + title) + (memories || []).length * (memoryHeight + title + 6) + 6;
    const x = (t) => (t - from) / (to - from) * width;
    const out = [];
    for (const t of ticks(width)) out.push(`<line class="lane" x1="${x(t).toFixed(1)}" x2="${x(t).toFixed(1)}" y1="${axis}" y2="${height}"/><text x="${(x(t) + 3).toFixed(1)}" y="13">${time(t)}</text>`);
    let y = axis;
    lanes.forEach((lane, n) => {
      out.push(`<text x="4" y="${y + 12}">${escape(lane.name)}</text>`);
      y += title;
      let last = {};
      lane.spans.forEach((e, i) => {
        if (e.t + e.d < from || e.t > to) return;
        const left = Math.max(-2, x(e.t)), right = Math.min(width + 2, x(e.t + e.d));
        // What is less than a pixel away from the last of its kind is a part of that.
        if (right - left < 1 && last[e.k] !== undefined && left - last[e.k] < 1) return;
        last[e.k] = right;
        out.push(`<rect class="${e.k}" x="${left.toFixed(1)}" y="${y}" width="${Math.max(1, right - left).toFixed(1)}" height="${laneHeight - 6}" rx="2" data-lane="${n}" data-span="${i}"/>`);
        if (right - left > 8 * e.n.length + 8) out.push(`<text x="${(left + 4).toFixed(1)}" y="${y + 14}" style="fill:var(--panel);pointer-events:none">${escape(e.n)}</text>`);
      });
      y += laneHeight;
    });
    for (const { name, peak, uses } of memories || []) {
      out.push(`<text x="4" y="${y + 12}">memory of ${escape(name)}, at most ${bytes(peak)}</text>`);
      const base = y + title + memoryHeight, top = (b) => (base - b / peak * (memoryHeight - 4)).toFixed(1);
      let path = `M${x(from).toFixed(1)},${base}`;
      for (const [t, b] of uses) {
        if (t > to) break;
        if (t >= from) path += `H${x(t).toFixed(1)}V${top(b)}`; else path = `M${x(from).toFixed(1)},${base}V${top(b)}`;
      }
      out.push(`<path class="memory" d="${path}H${width}V${base}Z"/>`);
      y += memoryHeight + title + 6;
    }
    chart.innerHTML = `<svg viewBox="0 0 ${width} ${height}" height="${height}" role="img" aria-label="Timeline of transfers and kernels">${out.join("")}</svg>`;
  }

  function zoom(factor, at) {
    const middle = from + (to - from) * at, span = Math.min(end - begin, Math.max(1000, (to - from) * factor));
    from = Math.max(begin, Math.min(end - span, middle - span * at));
    to = from + span;
    draw();
  }
  function move(pixels) {
    const by = pixels / chart.clientWidth * (to - from), span = to - from;
    from = Math.max(begin, Math.min(end - span, from - by));
    to = from + span;
    draw();
  }
  chart.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && !event.metaKey) return; // the page scrolls
    event.preventDefault();
    zoom(event.deltaY > 0 ? 1.25 : 0.8, (event.clientX - chart.getBoundingClientRect().left) / chart.clientWidth);
  }, { passive: false });
  chart.addEventListener("dblclick", () => { from = begin; to = end; draw(); });
  const fingers = new Map();
  chart.addEventListener("pointerdown", (event) => { fingers.set(event.pointerId, event.clientX); chart.setPointerCapture(event.pointerId); });
  for (const name of ["pointerup", "pointercancel"]) chart.addEventListener(name, (event) => fingers.delete(event.pointerId));
  chart.addEventListener("pointermove", (event) => {
    if (!fingers.has(event.pointerId)) return point(event);
    const before = [...fingers.values()];
    fingers.set(event.pointerId, event.clientX);
    const now = [...fingers.values()];
    if (now.length === 1) return move(now[0] - before[0]);
    const spread = (list) => Math.max(1, Math.abs(list[0] - list[1]));
    zoom(spread(before) / spread(now), ((now[0] + now[1]) / 2 - chart.getBoundingClientRect().left) / chart.clientWidth);
  });
  chart.addEventListener("pointerleave", () => { tip.hidden = true; });
  function point(event) {
    const rect = document.elementFromPoint(event.clientX, event.clientY);
    tip.hidden = !rect || rect.dataset.span === undefined;
    if (tip.hidden) return;
    const e = lanes[rect.dataset.lane].spans[rect.dataset.span];
    const words = { upload: "to the device", download: "to the host", launch: "kernel", wait: "waiting" };
    tip.innerHTML = `<b>${escape(e.n)}</b> ${words[e.k]}<br>${time(e.d)} at ${time(e.t)}${e.b ? "<br>" + bytes(e.b) : ""}${e.l ? `<br>${escape(e.f)}:${e.l}` : ""}`;
    tip.style.left = Math.min(event.clientX + 14, innerWidth - tip.offsetWidth - 8) + "px";
    tip.style.top = Math.min(event.clientY + 14, innerHeight - tip.offsetHeight - 8) + "px";
  }
  new ResizeObserver(draw).observe(chart);
  draw();
}
