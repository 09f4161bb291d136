// Puts a mail together: the same words as plain text and as HTML. Styles are inline and the layout is one table, as mail
// programs know nothing newer. No images, nothing is loaded from outside.
import type { Language } from '#domain/shared/language.ts'
import type { Mail } from './mail.ts'
import { mailWords, type MailKind, type MailWords } from './texts.ts'

/** A mail of `kind` to `to`, whose one button leads to `link`. */
export function composeMail(kind: MailKind, { to, link, language }: { to: string; link: string; language: Language }): Mail {
  const words: MailWords = mailWords[kind][language]
  return { to, subject: words.subject, text: textOf(words, link), html: htmlOf(words, link, language) }
}

function textOf(words: MailWords, link: string): string {
  return [words.greeting, ...words.paragraphs, link, ...words.after, words.signature].join('\n\n') + '\n'
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const paragraph = (text: string, style: string): string => `<p style="margin:0 0 16px;${style}">${escaped(text)}</p>`

function htmlOf(words: MailWords, link: string, language: Language): string {
  const href = escaped(link)
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escaped(words.subject)}</title></head>
<body style="margin:0;padding:0;background:#f3f6f2">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f6f2"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:16px;border:1px solid #dde5dc">
<tr><td style="padding:28px 32px 0;${font};font-size:20px;font-weight:700;letter-spacing:-0.02em;color:#0b7a55"><span style="display:inline-block;width:14px;height:14px;margin-right:8px;border-radius:50%;background:#d8f23f;border:2px solid #0b7a55"></span>Sideout</td></tr>
<tr><td style="padding:20px 32px 0;${font};font-size:16px;line-height:1.55;color:#1c2a20">
<h1 style="margin:0 0 20px;font-size:24px;line-height:1.25;letter-spacing:-0.02em;color:#14211a">${escaped(words.subject)}</h1>
${paragraph(words.greeting, '')}
${words.paragraphs.map((text) => paragraph(text, '')).join('\n')}
</td></tr>
<tr><td style="padding:8px 32px 24px"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="border-radius:12px;background:#0b7a55">
<a href="${href}" style="display:inline-block;padding:14px 24px;${font};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escaped(words.button)}</a>
</td></tr></table></td></tr>
<tr><td style="padding:0 32px 12px;${font};font-size:14px;line-height:1.55;color:#4b5b50">
${words.after.map((text) => paragraph(text, '')).join('\n')}
<p style="margin:0 0 16px;font-size:12px;word-break:break-all"><a href="${href}" style="color:#0b7a55">${href}</a></p>
</td></tr>
<tr><td style="padding:16px 32px 24px;border-top:1px solid #e6ece5;${font};font-size:13px;color:#4b5b50">${escaped(words.signature)}</td></tr>
</table></td></tr></table>
</body>
</html>
`
}
