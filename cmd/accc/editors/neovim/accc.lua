-- Starts "accc lsp" for C and Fortran buffers. Put this file on the runtime path (or source it from init.lua):
--   vim.api.nvim_create_autocmd("FileType", { pattern = { "c", "fortran" }, callback = function(e) require("accc").start(e.buf) end })
local M = {}

-- start attaches the server to a buffer; opts.cmd, opts.includes and opts.defines change what is run;
-- opts.workspace, opts.format, opts.width and opts.profile are those of "accc lsp --help".
function M.start(buf, opts)
  opts = opts or {}
  return vim.lsp.start_client and vim.lsp.buf_attach_client(buf, M.client(opts))
end

local id

function M.client(opts)
  if not id then
    id = vim.lsp.start_client({
      name = "accc",
      cmd = opts.cmd or { "accc", "lsp" },
      root_dir = vim.fn.getcwd(),
      init_options = { includes = opts.includes or {}, defines = opts.defines or {}, workspace = opts.workspace,
        format = opts.format, width = opts.width, profile = opts.profile },
    })
  end
  return id
end

return M
