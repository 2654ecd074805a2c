// Starts "accc lsp" for C files.
const { workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

exports.activate = () => {
  const settings = workspace.getConfiguration("accc");
  client = new LanguageClient(
    "accc",
    "accc",
    { command: settings.get("path"), args: ["lsp"] },
    {
      documentSelector: [{ scheme: "file", language: "c" }],
      initializationOptions: { includes: settings.get("includes"), defines: settings.get("defines") },
    },
  );
  return client.start();
};

exports.deactivate = () => client?.stop();
