// The page behind an e-mail link that works without the app: no script, no resource but the
// favicon, and shared security headers.
import type { Language } from '#domain/shared/language.ts'
import { appName } from '#words/words.ts'
import { escapeHtml as escaped } from '../pages/escape-html.ts'

const style = `:root{color-scheme:light dark;--bg:#f3f6f2;--card:#fff;--line:#dde5dc;--text:#14211a;--muted:#4b5b50;--brand:#0b7a55;--on:#fff}
@media(prefers-color-scheme:dark){:root{--bg:#0d1511;--card:#15201a;--line:#26352c;--text:#e9f2ec;--muted:#a9bab0;--brand:#3fd39b;--on:#05231a}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--bg);color:var(--text);font:1rem/1.55 system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
main{width:100%;max-width:480px;padding:28px 32px;background:var(--card);border:1px solid var(--line);border-radius:16px}
.brand{font-weight:700;font-size:1.25rem;letter-spacing:-.02em;color:var(--brand)}h1{margin:20px 0 12px;font-size:1.5rem;line-height:1.25;letter-spacing:-.02em}p{margin:0 0 16px}.muted{color:var(--muted);font-size:.875rem}
button{font:inherit;font-weight:600;min-height:48px;padding:12px 24px;border:0;border-radius:12px;background:var(--brand);color:var(--on);cursor:pointer}a{color:var(--brand)}:focus-visible{outline:3px solid var(--brand);outline-offset:2px}`

export const plainPageHeaders = {
  'x-frame-options': 'DENY',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
} as const

export const plainPage = ({
  language,
  title,
  content,
}: {
  language: Language
  title: string
  content: string
}): string => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><link rel="icon" href="/icon.svg" type="image/svg+xml"><title>${escaped(title)} · ${escaped(appName())}</title><style>${style}</style></head>
<body><main><div class="brand">${escaped(appName())}</div><h1>${escaped(title)}</h1>${content}</main></body>
</html>
`
