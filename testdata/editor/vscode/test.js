// Uses the extension in VS Code as a user does, and writes what VS Code has been told to result.txt in the folder that is open.
const vscode = require("vscode");
const fs = require("fs");

const lines = [];
const ask = (command, ...args) => vscode.commands.executeCommand(command, ...args);

async function until(ready) {
  for (let k = 0; k < 1200 && !ready(); k++) await new Promise((done) => setTimeout(done, 50));
}

async function use(file) {
  const document = await vscode.workspace.openTextDocument(vscode.Uri.file(file));
  await vscode.window.showTextDocument(document);
  await ask("workbench.action.files.revert"); // what an earlier window of the same folder has left
  const mistakes = () => vscode.languages.getDiagnostics(document.uri);
  const variable = () => document.positionAt(document.getText().search(/[a-z]+\) async/));
  await until(() => mistakes().length > 0);
  for (const d of mistakes()) lines.push(`line ${d.range.start.line + 1}: ${d.code} of ${d.source}`);
  const hovers = await ask("vscode.executeHoverProvider", document.uri, variable());
  lines.push(...hovers.flatMap((h) => h.contents.map((c) => "hover: " + c.value.split("\n")[0])));
  const declared = await ask("vscode.executeDefinitionProvider", document.uri, variable());
  lines.push(...declared.map((d) => "declared in line " + ((d.range ?? d.targetRange).start.line + 1)));
  const references = await ask("vscode.executeReferenceProvider", document.uri, variable());
  lines.push("references in lines " + references.map((r) => r.range.start.line + 1).sort().join(" "));
  const symbols = await ask("vscode.executeDocumentSymbolProvider", document.uri);
  lines.push("outline: " + symbols.map((s) => s.name).join("; "));
  const folds = await ask("vscode.executeFoldingRangeProvider", document.uri);
  lines.push("folds: " + folds.map((f) => `${f.start + 1}-${f.end + 1}`).join(" "));
  const tokens = await ask("vscode.provideDocumentSemanticTokens", document.uri);
  lines.push(`${tokens.data.length / 5} tokens have colours`);
  const signature = await ask("vscode.executeSignatureHelpProvider", document.uri, variable(), "(");
  lines.push("signature: " + signature.signatures[0].label);
  const list = await ask("vscode.executeCompletionItemProvider", document.uri, variable());
  lines.push("completion: " + list.items.map((i) => i.label.label ?? i.label).filter((label) => label.length === 1).sort().join(" "));
  await vscode.workspace.applyEdit(await ask("vscode.executeDocumentRenameProvider", document.uri, variable(), "field"));
  const everything = new vscode.Range(0, 0, document.lineCount, 0);
  for (const action of await ask("vscode.executeCodeActionProvider", document.uri, everything, "source.fixAll"))
    await vscode.workspace.applyEdit(action.edit);
  await until(() => mistakes().length === 0);
  lines.push(`${mistakes().length} mistakes are left`);
  let hints = [];
  for (let k = 0; k < 100 && hints.length === 0; k++) hints = await ask("vscode.executeInlayHintProvider", document.uri, everything);
  lines.push("hints: " + hints.map((h) => h.label).join("; "), document.getText());
}

exports.run = async () => {
  const root = vscode.workspace.workspaceFolders[0].uri.fsPath;
  try {
    for (const name of ["wrong.c", "wrong.f90"]) await use(root + "/" + name);
  } catch (e) {
    lines.push(String(e.stack ?? e));
  }
  fs.writeFileSync(root + "/unfinished", lines.join("\n"));
  fs.renameSync(root + "/unfinished", root + "/result.txt");
};
