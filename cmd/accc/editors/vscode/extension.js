// Starts "accc lsp" when the first source in C or Fortran is open.
const { languages, workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

// Fortran has the names of the extensions that know it. Without one, VS Code takes it for plain text, and the suffix tells.
const sources = [
  ...["c", "fortran", "fortran-modern", "FortranFreeForm", "FortranFixedForm"].map((language) => ({ scheme: "file", language })),
  { scheme: "file", pattern: "**/*.{f,for,ftn,f90,f95,f03,f08,F,FOR,FTN,F90,F95,F03,F08}" },
];

let client;

exports.activate = (context) => {
  const begin = (document) => {
    if (!client && languages.match(sources, document)) return start();
  };
  context.subscriptions.push(workspace.onDidOpenTextDocument(begin));
  return Promise.all(workspace.textDocuments.map(begin));
};

function start() {
  const settings = workspace.getConfiguration("accc");
  client = new LanguageClient(
    "accc",
    "accc",
    { command: settings.get("path"), args: ["lsp"] },
    {
      documentSelector: sources,
      initializationOptions: Object.fromEntries(
        ["includes", "defines", "workspace", "format", "width", "profile"].map((name) => [name, settings.get(name) ?? undefined]),
      ),
    },
  );
  return client.start();
}

exports.deactivate = () => client?.stop();
