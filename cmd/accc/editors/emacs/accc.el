;;; accc.el --- Directives of OpenACC and OpenMP -*- lexical-binding: t -*-

;; With Eglot, which comes with Emacs 29 and takes one server for a buffer:
;;
;;   (load "/path/to/accc.el")
;;   (add-hook 'f90-mode-hook #'eglot-ensure)
;;
;; Buffers of C usually have clangd, and Eglot takes one server. `accc-flymake' shows what accc finds beside it:
;;
;;   (add-hook 'c-mode-hook #'accc-flymake)

(require 'flymake)

(defcustom accc-command "accc" "The command accc." :type 'string :group 'tools)

(defvar eglot-server-programs)
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs `((f90-mode fortran-mode) . (,accc-command "lsp"))))

(defvar-local accc--process nil)

(defun accc--flymake (report &rest _)
  "Check the buffer with accc and hand what it finds to REPORT."
  (when (process-live-p accc--process) (kill-process accc--process))
  (let ((source (current-buffer)))
    (setq accc--process
          (make-process
           :name "accc" :noquery t :connection-type 'pipe :buffer (generate-new-buffer " *accc*")
           :command (list accc-command "check" "--format" "gnu" "-x" (if (derived-mode-p 'f90-mode) "f90" (if (derived-mode-p 'fortran-mode) "f" "c")) "-")
           :sentinel
           (lambda (process _event)
             (when (memq (process-status process) '(exit signal))
               (when (and (buffer-live-p source) (eq process (buffer-local-value 'accc--process source)))
                 (let (found)
                   (with-current-buffer (process-buffer process)
                     (goto-char (point-min))
                     (while (re-search-forward "^<stdin>:\\([0-9]+\\):\\([0-9]+\\): \\(error\\|warning\\|info\\): \\(.*\\)$" nil t)
                       (let* ((line (string-to-number (match-string 1)))
                              (column (string-to-number (match-string 2)))
                              (kind (pcase (match-string 3) ("error" :error) ("warning" :warning) (_ :note)))
                              (message (match-string 4))
                              (region (flymake-diag-region source line column)))
                         (push (flymake-make-diagnostic source (car region) (cdr region) kind message) found))))
                   (funcall report (nreverse found))))
               (kill-buffer (process-buffer process))))))
    (process-send-region accc--process (point-min) (point-max))
    (process-send-eof accc--process)))

;;;###autoload
(defun accc-flymake ()
  "Show in this buffer what accc finds."
  (add-hook 'flymake-diagnostic-functions #'accc--flymake nil t)
  (flymake-mode 1))

(provide 'accc)
;;; accc.el ends here
