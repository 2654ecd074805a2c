package lsp

// The parts of the Language Server Protocol 3.17 that the server speaks, by their names there.

type position struct {
	Line      int `json:"line"`
	Character int `json:"character"`
}

// compare is negative, 0 or positive, as p is before, at or after another position.
func (p position) compare(other position) int {
	if p.Line != other.Line {
		return p.Line - other.Line
	}
	return p.Character - other.Character
}

type textRange struct {
	Start position `json:"start"`
	End   position `json:"end"`
}

type location struct {
	URI   string    `json:"uri"`
	Range textRange `json:"range"`
}

type textEdit struct {
	Range   textRange `json:"range"`
	NewText string    `json:"newText"`
	// AnnotationID names the annotation of an edit, in documentChanges.
	AnnotationID string `json:"annotationId,omitempty"`
}

type initializeParams struct {
	Capabilities struct {
		General struct {
			PositionEncodings []string `json:"positionEncodings"`
		} `json:"general"`
		Workspace struct {
			DidChangeWatchedFiles struct {
				DynamicRegistration bool `json:"dynamicRegistration"`
			} `json:"didChangeWatchedFiles"`
			CodeLens struct {
				RefreshSupport bool `json:"refreshSupport"`
			} `json:"codeLens"`
			WorkspaceEdit editCapabilities `json:"workspaceEdit"`
		} `json:"workspace"`
		TextDocument struct {
			CodeAction struct {
				DataSupport    bool `json:"dataSupport"`
				ResolveSupport struct {
					Properties []string `json:"properties"`
				} `json:"resolveSupport"`
			} `json:"codeAction"`
		} `json:"textDocument"`
	} `json:"capabilities"`
	RootURI          string `json:"rootUri"`
	WorkspaceFolders []struct {
		URI string `json:"uri"`
	} `json:"workspaceFolders"`
	InitializationOptions struct {
		Includes  []string `json:"includes"`
		Defines   []string `json:"defines"`
		Workspace bool     `json:"workspace"` // files that are not open are checked, too
		Format    bool     `json:"format"`    // documents and ranges can be formatted
		Width     int      `json:"width"`     // of the lines of directives
		Profile   string   `json:"profile"`   // what accc run --profile wrote
	} `json:"initializationOptions"`
}

// editCapabilities are what an editor can do with edits of a workspace.
type editCapabilities struct {
	DocumentChanges         bool      `json:"documentChanges"`
	ResourceOperations      []string  `json:"resourceOperations"`
	ChangeAnnotationSupport *struct{} `json:"changeAnnotationSupport"`
}

// roots are the directories of the workspace.
func (p *initializeParams) roots() (dirs []string) {
	uris := []string{}
	for _, f := range p.WorkspaceFolders {
		uris = append(uris, f.URI)
	}
	if len(uris) == 0 && p.RootURI != "" {
		uris = append(uris, p.RootURI)
	}
	for _, u := range uris {
		if dir := pathOf(u); dir != u {
			dirs = append(dirs, dir)
		}
	}
	return dirs
}

type registrationParams struct {
	Registrations []registration `json:"registrations"`
}

type registration struct {
	ID              string       `json:"id"`
	Method          string       `json:"method"`
	RegisterOptions watchOptions `json:"registerOptions"`
}

type watchOptions struct {
	Watchers []watcher `json:"watchers"`
}

type watcher struct {
	GlobPattern string `json:"globPattern"`
}

type watchedParams struct {
	Changes []struct {
		URI  string `json:"uri"`
		Type int    `json:"type"` // 1 created, 2 changed, 3 deleted
	} `json:"changes"`
}

type commandOptions struct {
	Commands []string `json:"commands"`
}

type executeParams struct {
	Command string `json:"command"`
}

type initializeResult struct {
	Capabilities serverCapabilities `json:"capabilities"`
	ServerInfo   serverInfo         `json:"serverInfo"`
}

type serverInfo struct {
	Name    string `json:"name"`
	Version string `json:"version"`
}

type serverCapabilities struct {
	PositionEncoding   string            `json:"positionEncoding"`
	TextDocumentSync   syncOptions       `json:"textDocumentSync"`
	HoverProvider      bool              `json:"hoverProvider"`
	CompletionProvider completionOptions `json:"completionProvider"`
	CodeActionProvider codeActionOptions `json:"codeActionProvider"`
	InlayHintProvider  bool              `json:"inlayHintProvider"`

	DefinitionProvider        bool              `json:"definitionProvider"`
	ReferencesProvider        bool              `json:"referencesProvider"`
	DocumentHighlightProvider bool              `json:"documentHighlightProvider"`
	RenameProvider            renameOptions     `json:"renameProvider"`
	DocumentSymbolProvider    bool              `json:"documentSymbolProvider"`
	FoldingRangeProvider      bool              `json:"foldingRangeProvider"`
	SemanticTokensProvider    tokenOptions      `json:"semanticTokensProvider"`
	SignatureHelpProvider     completionOptions `json:"signatureHelpProvider"`
	ExecuteCommandProvider    commandOptions    `json:"executeCommandProvider"`
	CallHierarchyProvider     bool              `json:"callHierarchyProvider"`
	CodeLensProvider          *lensOptions      `json:"codeLensProvider,omitempty"`
	FormattingProvider        bool              `json:"documentFormattingProvider,omitempty"`
	RangeFormattingProvider   bool              `json:"documentRangeFormattingProvider,omitempty"`
}

type renameOptions struct {
	PrepareProvider bool `json:"prepareProvider"`
}

type tokenOptions struct {
	Legend tokenLegend `json:"legend"`
	Full   bool        `json:"full"`
}

type tokenLegend struct {
	TokenTypes     []string `json:"tokenTypes"`
	TokenModifiers []string `json:"tokenModifiers"`
}

type semanticTokens struct {
	// Data has five numbers for each token: lines since the one before, columns (since it, on the same line), length, type, modifiers.
	Data []int `json:"data"`
}

type syncOptions struct {
	OpenClose bool `json:"openClose"`
	Change    int  `json:"change"` // 2: incremental
}

type completionOptions struct {
	TriggerCharacters []string `json:"triggerCharacters"`
}

type codeActionOptions struct {
	CodeActionKinds []string `json:"codeActionKinds"`
	ResolveProvider bool     `json:"resolveProvider"`
}

type documentID struct {
	URI     string `json:"uri"`
	Version int    `json:"version"`
	doc     *document
}

func (p *documentParams) text() *document { return p.TextDocument.doc }
func (p *positionParams) text() *document { return p.TextDocument.doc }
func (p *rangeParams) text() *document    { return p.TextDocument.doc }

func (p *documentParams) pin(s *Server) { p.TextDocument.doc = s.document(p.TextDocument.URI) }
func (p *positionParams) pin(s *Server) { p.TextDocument.doc = s.document(p.TextDocument.URI) }
func (p *rangeParams) pin(s *Server)    { p.TextDocument.doc = s.document(p.TextDocument.URI) }

type didOpenParams struct {
	TextDocument struct {
		documentID
		LanguageID string `json:"languageId"`
		Text       string `json:"text"`
	} `json:"textDocument"`
}

type didChangeParams struct {
	TextDocument   documentID `json:"textDocument"`
	ContentChanges []struct {
		Range *textRange `json:"range"` // nil: the whole text
		Text  string     `json:"text"`
	} `json:"contentChanges"`
}

type documentParams struct {
	TextDocument documentID `json:"textDocument"`
}

type positionParams struct {
	TextDocument documentID `json:"textDocument"`
	Position     position   `json:"position"`
}

type rangeParams struct {
	TextDocument documentID `json:"textDocument"`
	Range        textRange  `json:"range"`
}

type codeActionParams struct {
	rangeParams
	Context struct {
		Only        []string `json:"only"`
		TriggerKind int      `json:"triggerKind"` // 1 the user asks for actions, 2 the editor shows whether there are some
	} `json:"context"`
}

type referenceParams struct {
	positionParams
	Context struct {
		IncludeDeclaration bool `json:"includeDeclaration"`
	} `json:"context"`
}

type renameParams struct {
	positionParams
	NewName string `json:"newName"`
}

type highlighted struct {
	Range textRange `json:"range"`
	Kind  int       `json:"kind"` // 2: read, 3: write
}

type renamable struct {
	Range       textRange `json:"range"`
	Placeholder string    `json:"placeholder"`
}

type documentSymbol struct {
	Name           string            `json:"name"`
	Kind           int               `json:"kind"`
	Range          textRange         `json:"range"`
	SelectionRange textRange         `json:"selectionRange"`
	Children       []*documentSymbol `json:"children,omitempty"`
}

type foldingRange struct {
	StartLine int    `json:"startLine"`
	EndLine   int    `json:"endLine"`
	Kind      string `json:"kind"`
}

type signatureHelp struct {
	Signatures []signatureInformation `json:"signatures"`
}

type signatureInformation struct {
	Label         string `json:"label"`
	Documentation markup `json:"documentation"`
}

type publishParams struct {
	URI         string       `json:"uri"`
	Version     int          `json:"version"`
	Diagnostics []diagnostic `json:"diagnostics"`
}

type diagnostic struct {
	Range    textRange     `json:"range"`
	Severity int           `json:"severity"` // 1 error, 2 warning, 3 information
	Code     string        `json:"code,omitempty"`
	Source   string        `json:"source"`
	Message  string        `json:"message"`
	Related  []relatedInfo `json:"relatedInformation,omitempty"`
}

type relatedInfo struct {
	Location location `json:"location"`
	Message  string   `json:"message"`
}

type codeAction struct {
	Title       string         `json:"title"`
	Kind        string         `json:"kind"`
	Diagnostics []diagnostic   `json:"diagnostics,omitempty"`
	IsPreferred bool           `json:"isPreferred"`
	Edit        *workspaceEdit `json:"edit,omitempty"` // nil: it is made when it is asked for
	Data        *actionData    `json:"data,omitempty"`
}

// actionData is what makes the edit of an action later.
type actionData struct {
	URI       string `json:"uri"`
	Version   int    `json:"version"`
	Direction string `json:"direction"`
	At        int    `json:"at"` // an offset in the directive; -1: all directives of the file
}

type workspaceEdit struct {
	Changes           map[string][]textEdit       `json:"changes,omitempty"`
	DocumentChanges   []documentChange            `json:"documentChanges,omitempty"`
	ChangeAnnotations map[string]changeAnnotation `json:"changeAnnotations,omitempty"`
}

// A documentChange edits a document, or creates a file.
type documentChange struct {
	Kind         string             `json:"kind,omitempty"` // create, or none
	URI          string             `json:"uri,omitempty"`
	Options      *createOptions     `json:"options,omitempty"`
	TextDocument *versionedDocument `json:"textDocument,omitempty"`
	Edits        []textEdit         `json:"edits,omitempty"`
	AnnotationID string             `json:"annotationId,omitempty"`
}

type createOptions struct {
	Overwrite bool `json:"overwrite"`
}

type versionedDocument struct {
	URI     string `json:"uri"`
	Version *int   `json:"version"` // nil: of a file that is not open
}

// A changeAnnotation says what an edit is for. One that needs confirmation is shown before it is made.
type changeAnnotation struct {
	Label             string `json:"label"`
	NeedsConfirmation bool   `json:"needsConfirmation"`
	Description       string `json:"description,omitempty"`
}

type showMessageParams struct {
	Type    int    `json:"type"` // 1 error, 2 warning, 3 information
	Message string `json:"message"`
}

type hover struct {
	Contents markup    `json:"contents"`
	Range    textRange `json:"range"`
}

type markup struct {
	Kind  string `json:"kind"`
	Value string `json:"value"`
}

type completionItem struct {
	Label         string   `json:"label"`
	Kind          int      `json:"kind"`
	Detail        string   `json:"detail,omitempty"`
	Documentation string   `json:"documentation,omitempty"`
	TextEdit      textEdit `json:"textEdit"`
	FilterText    string   `json:"filterText,omitempty"`
}

type inlayHint struct {
	Position    position `json:"position"`
	Label       string   `json:"label"`
	PaddingLeft bool     `json:"paddingLeft"`
	Tooltip     string   `json:"tooltip,omitempty"`
}

type lensOptions struct{}

type codeLens struct {
	Range   textRange   `json:"range"`
	Command lensCommand `json:"command"`
}

// A lensCommand does nothing: it is a text.
type lensCommand struct {
	Title   string `json:"title"`
	Command string `json:"command"`
}

type callItem struct {
	Name           string    `json:"name"`
	Kind           int       `json:"kind"`
	Detail         string    `json:"detail,omitempty"`
	URI            string    `json:"uri"`
	Range          textRange `json:"range"`
	SelectionRange textRange `json:"selectionRange"`
	Data           callData  `json:"data"`
}

// callData is what the editor returns with an item.
type callData struct {
	Routine   string `json:"routine,omitempty"`
	Construct bool   `json:"construct,omitempty"`
}

type callsParams struct {
	Item callItem `json:"item"`
}

type incomingCall struct {
	From       callItem    `json:"from"`
	FromRanges []textRange `json:"fromRanges"`
}

type outgoingCall struct {
	To         callItem    `json:"to"`
	FromRanges []textRange `json:"fromRanges"`
}
