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
      initializationOptions: Object.fromEntries(
        ["includes", "defines", "workspace", "format", "width", "profile"].map((name) => [name, settings.get(name) ?? undefined]),
      ),
    },
  );
  return client.start();
};

exports.deactivate = () => client?.stop();
