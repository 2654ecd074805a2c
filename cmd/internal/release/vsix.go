package main

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// vsix writes the extension for VS Code: a zip archive with the extension, the packages that it uses, and a manifest. The lock file says
// which packages those are, by their checksums.
func (r *release) vsix(work string) error {
	dir := filepath.Join(work, "vscode")
	source := filepath.Join(r.root, "cmd", "accc", "editors", "vscode")
	if err := os.CopyFS(dir, os.DirFS(source)); err != nil {
		return err
	}
	npm := exec.Command("npm", "ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund")
	npm.Dir = dir
	if log, err := npm.CombinedOutput(); err != nil {
		return fmt.Errorf("npm ci (-vsix=false leaves the extension out): %w\n%s", err, log)
	}
	text, err := os.ReadFile(filepath.Join(dir, "package.json"))
	if err != nil {
		return err
	}
	var about struct {
		Name, DisplayName, Description, Publisher string
		Engines                                   struct{ VSCode string }
		Categories                                []string
	}
	if err := json.Unmarshal(text, &about); err != nil {
		return fmt.Errorf("package.json: %w", err)
	}
	// The extension has the version of the release.
	var whole map[string]any
	if err := json.Unmarshal(text, &whole); err != nil {
		return fmt.Errorf("package.json: %w", err)
	}
	whole["version"] = r.version
	if text, err = json.MarshalIndent(whole, "", "  "); err != nil {
		return err
	}
	manifest := fmt.Sprintf(vsixManifest, about.Name, r.version, about.Publisher, about.DisplayName, about.Description, strings.Join(about.Categories, ","), about.Engines.VSCode)
	files := []file{
		{"[Content_Types].xml", []byte(contentTypes), 0o644},
		{"extension.vsixmanifest", []byte(manifest), 0o644},
		{"extension/package.json", text, 0o644},
	}
	for _, name := range []string{"LICENSE", "README.md"} {
		text, err := os.ReadFile(filepath.Join(r.root, name))
		if err != nil {
			return err
		}
		if name == "LICENSE" {
			name = "LICENSE.txt"
		}
		files = append(files, file{"extension/" + name, text, 0o644})
	}
	err = filepath.WalkDir(dir, func(name string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() || !e.Type().IsRegular() {
			return err // the links of node_modules/.bin are for shells
		}
		rel, err := filepath.Rel(dir, name)
		if err != nil {
			return err
		}
		rel = filepath.ToSlash(rel)
		// npm's own records have what depends on the run.
		if rel == "package.json" || strings.HasSuffix(rel, "package-lock.json") {
			return nil
		}
		text, err := os.ReadFile(name)
		files = append(files, file{"extension/" + rel, text, 0o644})
		return err
	})
	if err != nil {
		return err
	}
	slices.SortStableFunc(files[2:], func(a, b file) int { return strings.Compare(a.name, b.name) })
	out, err := r.zip(files)
	if err != nil {
		return err
	}
	return r.write(fmt.Sprintf("accc-%s.vsix", r.version), out)
}

const contentTypes = `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension=".json" ContentType="application/json"/><Default Extension=".vsixmanifest" ContentType="text/xml"/><Default Extension=".js" ContentType="application/javascript"/><Default Extension=".cjs" ContentType="application/javascript"/><Default Extension=".mjs" ContentType="application/javascript"/><Default Extension=".ts" ContentType="video/mp2t"/><Default Extension=".map" ContentType="application/json"/><Default Extension=".md" ContentType="text/markdown"/><Default Extension=".txt" ContentType="text/plain"/></Types>
`

const vsixManifest = `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011" xmlns:d="http://schemas.microsoft.com/developer/vsx-schema-design/2011">
  <Metadata>
    <Identity Language="en-US" Id="%s" Version="%s" Publisher="%s"/>
    <DisplayName>%s</DisplayName>
    <Description xml:space="preserve">%s</Description>
    <Categories>%s</Categories>
    <GalleryFlags>Public</GalleryFlags>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="%s"/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace"/>
    </Properties>
    <License>extension/LICENSE.txt</License>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true"/>
  </Assets>
</PackageManifest>
`
