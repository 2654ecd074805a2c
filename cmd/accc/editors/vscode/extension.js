// Starts "accc lsp" for C and Fortran files.
const { workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

// Fortran has the names of the extensions that know it.
const languages = ["c", "fortran", "fortran-modern", "FortranFreeForm", "FortranFixedForm"];

let client;

exports.activate = () => {
  const settings = workspace.getConfiguration("accc");
  client = new LanguageClient(
    "accc",
    "accc",
    { command: settings.get("path"), args: ["lsp"] },
    {
      documentSelector: languages.map((language) => ({ scheme: "file", language })),
      initializationOptions: { includes: settings.get("includes"), defines: settings.get("defines") },
    },
  );
  return client.start();
};

exports.deactivate = () => client?.stop();
