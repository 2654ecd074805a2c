-- Starts "accc lsp" for C and Fortran buffers. Put this file on the runtime path (or source it from init.lua):
--   vim.api.nvim_create_autocmd("FileType", { pattern = { "c", "fortran" }, callback = function(e) require("accc").start(e.buf) end })
local M = {}

-- start attaches the server to a buffer; opts.cmd, opts.includes and opts.defines change what is run;
-- opts.workspace, opts.format, opts.width and opts.profile are those of "accc lsp --help".
function M.start(buf, opts)
  local config = M.config(opts or {})
  if vim.lsp.start then
    return vim.lsp.start(config, { bufnr = buf ~= 0 and buf or vim.api.nvim_get_current_buf() })
  end
  -- Neovim before 0.8.
  M.id = M.id or vim.lsp.start_client(config)
  return vim.lsp.buf_attach_client(buf, M.id) and M.id
end

-- config is what Neovim runs and tells the server.
function M.config(opts)
  return {
    name = "accc",
    cmd = opts.cmd or { "accc", "lsp" },
    root_dir = vim.fn.getcwd(),
    init_options = { includes = opts.includes or {}, defines = opts.defines or {}, workspace = opts.workspace,
      format = opts.format, width = opts.width, profile = opts.profile },
  }
end

return M
