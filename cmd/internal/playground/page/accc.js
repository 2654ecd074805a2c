// Runs commands of accc, compiled to WebAssembly, over files in memory. It needs wasm_exec.js of the Go release that compiled
// accc. A page loads both in a worker; tests load both in Node.
(() => {
  "use strict";
  const decoder = new TextDecoder("utf-8");
  const encoder = new TextEncoder();
  const cwd = "/work";

  // Open flags and kinds of files as Go reads them from fs.constants and stat.
  const flags = { O_WRONLY: 1, O_RDWR: 2, O_CREAT: 64, O_TRUNC: 512, O_APPEND: 1024, O_EXCL: 128, O_DIRECTORY: 65536 };
  const directory = 0o40755, regular = 0o100644, device = 0o20666;

  function failure(code) {
    const err = new Error(code);
    err.code = code;
    return err;
  }

  // absolute is a path without "." and "..".
  function absolute(path) {
    const out = [];
    for (const part of (path.startsWith("/") ? path : cwd + "/" + path).split("/")) {
      if (part === "..") out.pop();
      else if (part !== "" && part !== ".") out.push(part);
    }
    return "/" + out.join("/");
  }

  // A Disk is a tree of files: a path has either bytes or, for a directory, null.
  class Disk {
    constructor() {
      this.nodes = new Map();
      this.opened = new Map();
      this.next = 3;
      this.input = new Uint8Array(0);
      this.output = () => {};
      for (const dir of ["/", "/tmp", cwd]) this.add(dir, null);
    }

    add(path, bytes) {
      this.nodes.set(path, { bytes, time: Date.now(), mode: bytes ? regular : directory });
    }

    clear() {
      for (const path of [...this.nodes.keys()]) {
        if (path.startsWith(cwd + "/") || path.startsWith("/tmp/")) this.nodes.delete(path);
      }
      this.opened.clear();
    }

    node(path) {
      const n = this.nodes.get(absolute(path));
      if (!n) throw failure("ENOENT");
      return n;
    }

    children(path) {
      const prefix = path === "/" ? "/" : path + "/";
      return [...this.nodes.keys()].filter((p) => p !== "/" && p.startsWith(prefix) && !p.slice(prefix.length).includes("/"))
        .map((p) => p.slice(prefix.length));
    }

    stat(n) {
      const dir = n.bytes === null && n.mode === directory;
      return { dev: 1, ino: 1, mode: n.mode, nlink: 1, uid: 0, gid: 0, rdev: 0, size: n.bytes ? n.bytes.length : 0, blksize: 4096,
        blocks: 0, atimeMs: n.time, mtimeMs: n.time, ctimeMs: n.time, isDirectory: () => dir };
    }

    open(path, how) {
      path = absolute(path);
      let n = this.nodes.get(path);
      if (n && how & flags.O_CREAT && how & flags.O_EXCL) throw failure("EEXIST");
      if (!n) {
        if (!(how & flags.O_CREAT)) throw failure("ENOENT");
        const parent = this.nodes.get(absolute(path + "/.."));
        if (!parent || parent.mode !== directory) throw failure("ENOENT");
        this.add(path, new Uint8Array(0));
        n = this.nodes.get(path);
      }
      if (n.mode === directory && how & (flags.O_WRONLY | flags.O_RDWR)) throw failure("EISDIR");
      if (n.mode !== directory && how & flags.O_DIRECTORY) throw failure("ENOTDIR");
      if (how & flags.O_TRUNC && n.bytes) n.bytes = new Uint8Array(0);
      const fd = this.next++;
      this.opened.set(fd, { node: n, at: 0, append: (how & flags.O_APPEND) !== 0 });
      return fd;
    }

    file(fd) {
      const f = this.opened.get(fd);
      if (!f) throw failure("EBADF");
      return f;
    }

    read(fd, buffer, offset, length, position) {
      if (fd === 0) {
        const n = Math.min(length, this.input.length);
        buffer.set(this.input.subarray(0, n), offset);
        this.input = this.input.subarray(n);
        return n;
      }
      const f = this.file(fd);
      if (f.node.bytes === null) throw failure("EISDIR");
      const from = position ?? f.at;
      const n = Math.max(0, Math.min(length, f.node.bytes.length - from));
      buffer.set(f.node.bytes.subarray(from, from + n), offset);
      if (position === null) f.at += n;
      return n;
    }

    write(fd, buffer, offset, length, position) {
      const data = buffer.slice(offset, offset + length);
      if (fd === 1 || fd === 2) {
        this.output(fd, data);
        return length;
      }
      const f = this.file(fd);
      const from = position ?? (f.append ? f.node.bytes.length : f.at);
      if (from + length > f.node.bytes.length) {
        const longer = new Uint8Array(from + length);
        longer.set(f.node.bytes);
        f.node.bytes = longer;
      }
      f.node.bytes.set(data, from);
      f.node.time = Date.now();
      if (position === null) f.at = from + length;
      return length;
    }

    resize(n, length) {
      if (n.bytes === null) throw failure("EISDIR");
      const bytes = new Uint8Array(length);
      bytes.set(n.bytes.subarray(0, length));
      n.bytes = bytes;
    }

    remove(path, wantsDirectory) {
      path = absolute(path);
      const n = this.node(path);
      if (wantsDirectory !== (n.mode === directory)) throw failure(wantsDirectory ? "ENOTDIR" : "EISDIR");
      if (wantsDirectory && this.children(path).length > 0) throw failure("ENOTEMPTY");
      this.nodes.delete(path);
    }

    rename(from, to) {
      from = absolute(from);
      to = absolute(to);
      const n = this.node(from);
      if (n.mode === directory) throw failure("EISDIR");
      this.nodes.delete(from);
      this.nodes.set(to, n);
    }

    mkdir(path) {
      path = absolute(path);
      if (this.nodes.has(path)) throw failure("EEXIST");
      if (this.node(path + "/..").mode !== directory) throw failure("ENOTDIR");
      this.add(path, null);
    }

    // fs is the disk as Node's module of this name, as far as Go calls it.
    fs() {
      const stream = { node: { bytes: null, time: 0, mode: device } };
      const of = (fd) => (fd < 3 ? stream : this.file(fd)).node;
      const nothing = () => undefined;
      const calls = {
        open: (path, how) => this.open(path, how),
        close: (fd) => void this.opened.delete(fd),
        read: (...a) => this.read(...a),
        write: (...a) => this.write(...a),
        stat: (path) => this.stat(this.node(path)),
        lstat: (path) => this.stat(this.node(path)),
        fstat: (fd) => this.stat(of(fd)),
        readdir: (path) => this.children(absolute(path)),
        mkdir: (path) => this.mkdir(path),
        unlink: (path) => this.remove(path, false),
        rmdir: (path) => this.remove(path, true),
        rename: (from, to) => this.rename(from, to),
        truncate: (path, n) => this.resize(this.node(path), n),
        ftruncate: (fd, n) => this.resize(of(fd), n),
        readlink: () => { throw failure("EINVAL"); },
        link: () => { throw failure("ENOSYS"); },
        symlink: () => { throw failure("ENOSYS"); },
        chmod: nothing, fchmod: nothing, chown: nothing, fchown: nothing, lchown: nothing, fsync: nothing, utimes: nothing,
      };
      const fs = {
        constants: flags,
        writeSync: (fd, data) => this.write(fd, data, 0, data.length, null),
      };
      for (const [name, call] of Object.entries(calls)) {
        fs[name] = (...args) => {
          const done = args.pop();
          let result;
          try {
            result = call(...args);
          } catch (err) {
            done(err.code ? err : failure("EIO"));
            return;
          }
          done(null, result);
        };
      }
      return fs;
    }
  }

  const disk = new Disk();
  globalThis.fs = disk.fs();
  globalThis.process = { getuid: () => 0, getgid: () => 0, geteuid: () => 0, getegid: () => 0, getgroups: () => [0], pid: 1, ppid: 0,
    umask: () => 0o22, cwd: () => cwd, chdir: () => { throw failure("ENOSYS"); } };
  globalThis.path = { resolve: (...parts) => absolute(parts.join("/")) };

  // What backend/run asks of the engine of the browser: see engine_js.go there. Compiled code works in Go's memory, where arguments
  // and results are, too: 8 bytes each.
  const types = {
    i: [(v, at) => v.getInt32(at, true), (v, at, x) => v.setInt32(at, x, true)],
    l: [(v, at) => v.getBigInt64(at, true), (v, at, x) => v.setBigInt64(at, x, true)],
    f: [(v, at) => v.getFloat32(at, true), (v, at, x) => v.setFloat32(at, x, true)],
    d: [(v, at) => v.getFloat64(at, true), (v, at, x) => v.setFloat64(at, x, true)],
  };

  class Stopped extends Error {} // by an import, whose side knows why

  const frameSize = 64 * 8;
  let memory, view, frames, deepest, depth, broken;

  // look is a view of Go's memory, which is another one after it has grown.
  function look() {
    if (!view || view.buffer !== memory.buffer) view = new DataView(memory.buffer);
    return view;
  }

  function write(at, letters, values) {
    const v = look();
    for (let i = 0; i < letters.length; i++) {
      if (letters[i] === "i") v.setInt32(at + 8 * i + 4, 0, true); // the upper half of a number of 32 bits is 0
      types[letters[i]][1](v, at + 8 * i, values[i]);
    }
  }

  globalThis.acccEngine = {
    begin(at, count) {
      [frames, deepest, depth] = [at, count, 0];
    },

    prepare(at, length) {
      try {
        return new WebAssembly.Module(new Uint8Array(memory.buffer.slice(at, at + length)));
      } catch (err) {
        return String(err.message);
      }
    },

    instantiate(module, names, params, results, dispatch) {
      const env = {};
      names.forEach((name, i) => {
        env[name] = (...args) => {
          if (depth === deepest) throw new RangeError("Maximum call stack size exceeded");
          const frame = depth++;
          const at = frames + frame * frameSize;
          let ok;
          try {
            write(at, params[i], args);
            ok = dispatch(i, frame);
          } catch (err) {
            broken(err); // Go has been stopped in the middle
            throw err;
          } finally {
            depth--;
          }
          if (ok === undefined) broken(new Error("the program waits for what cannot come"));
          if (!ok) throw new Stopped();
          if (results[i]) return types[results[i]][0](look(), at);
        };
      });
      try {
        return new WebAssembly.Instance(module, { env, memory: { memory } }).exports;
      } catch (err) {
        return String(err.message);
      }
    },

    // call calls a function; what stops it is returned.
    call(f, at, params, results) {
      const v = look();
      const args = new Array(params.length);
      for (let i = 0; i < params.length; i++) args[i] = types[params[i]][0](v, at + 8 * i);
      try {
        const result = f(...args);
        if (results) write(at, results, [result]);
      } catch (err) {
        return { message: String(err.message), stack: String(err.stack) };
      }
    },
  };
  Error.stackTraceLimit = 100;

  let ended; // rejected when accc has ended, which it does only after an internal error

  // start runs accc from a compiled module, until it waits for commands.
  async function start(module) {
    const go = new globalThis.Go();
    go.argv = ["accc", "playground"];
    go.env = { PWD: cwd, HOME: cwd, TERM: "dumb", NO_COLOR: "1" };
    const instance = await WebAssembly.instantiate(module, go.importObject);
    memory = instance.exports.mem;
    const ready = new Promise((resolve) => { globalThis.acccReady = resolve; });
    ended = Promise.race([go.run(instance).then(() => { throw new Error("accc has ended"); }), new Promise((_, reject) => { broken = reject; })]);
    await Promise.race([ready, ended]);
  }

  // run executes one command. files are the texts that it finds, by name; output is called with what it writes to its streams
  // (1 and 2), as bytes. The result has the status and the texts of the files named by wanted.
  function run({ args, files = {}, stdin = "", wanted = [] }, output) {
    disk.clear();
    for (const [name, text] of Object.entries(files)) disk.add(absolute(name), encoder.encode(text));
    disk.input = encoder.encode(stdin);
    disk.output = output;
    return Promise.race([ended, new Promise((resolve) => {
      globalThis.acccRun(args, (status) => {
        const results = {};
        for (const name of wanted) {
          const n = disk.nodes.get(absolute(name));
          if (n && n.bytes) results[name] = decoder.decode(n.bytes);
        }
        resolve({ status, files: results });
      });
    })]);
  }

  globalThis.accc = { start, run };
})();
