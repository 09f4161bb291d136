// How our e-mails look: styles are inline and the layout is one table, as mail programs know
// nothing newer. No images, nothing is loaded from outside.
import type { Language } from '#domain/shared/language.ts'
import { escapeHtml as escaped } from '../pages/escape-html.ts'

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** A page in which `rows` (<tr>, made by the functions below) stand below our name. */
export const mailPage = ({
  language,
  title,
  rows,
}: {
  language: Language
  title: string
  rows: readonly string[]
}): string => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:0;background:#f3f6f2">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f6f2"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:16px;border:1px solid #dde5dc">
<tr><td style="padding:28px 32px 0;${font};font-size:20px;font-weight:700;letter-spacing:-0.02em;color:#0b7a55"><span style="display:inline-block;width:14px;height:14px;margin-right:8px;border-radius:50%;background:#d8f23f;border:2px solid #0b7a55"></span>Sideout</td></tr>
${rows.join('\n')}
</table></td></tr></table>
</body>
</html>
`

/** The part that is read: a heading and paragraphs. */
export const mailText = (
  heading: string,
  paragraphs: readonly string[],
): string => `<tr><td style="padding:20px 32px 0;${font};font-size:16px;line-height:1.55;color:#1c2a20">
<h1 style="margin:0 0 20px;font-size:24px;line-height:1.25;letter-spacing:-0.02em;color:#14211a">${escaped(heading)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 16px;white-space:pre-line">${escaped(text)}</p>`).join('\n')}
</td></tr>`

/** One of several things: it leads somewhere by its title. */
export const mailItem = ({
  title,
  lines,
  href,
}: {
  title: string
  lines: readonly string[]
  href: string
}): string => `<tr><td style="padding:0 32px 12px;${font};line-height:1.45">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f8f4;border-radius:12px"><tr><td style="padding:14px 16px">
<a href="${escaped(href)}" style="font-size:16px;font-weight:600;color:#0b5f43;text-decoration:none">${escaped(title)}</a>
${lines.map((line) => `<div style="margin-top:4px;font-size:14px;color:#4b5b50;white-space:pre-line">${escaped(line)}</div>`).join('\n')}
</td></tr></table></td></tr>`

/** A small heading above several things. */
export const mailHeading = (text: string): string =>
  `<tr><td style="padding:8px 32px 8px;${font};font-size:13px;font-weight:700;color:#4b5b50">${escaped(text)}</td></tr>`

/** The one thing to do. */
export const mailButton = (
  words: string,
  href: string,
): string => `<tr><td style="padding:8px 32px 24px"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="border-radius:12px;background:#0b7a55">
<a href="${escaped(href)}" style="display:inline-block;padding:14px 24px;${font};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escaped(words)}</a>
</td></tr></table></td></tr>`

/** A code to type in place of the button, in figures that are read off a phone held beside. */
export const mailCode = (
  words: string,
  code: string,
): string => `<tr><td style="padding:0 32px 24px;${font};font-size:14px;line-height:1.55;color:#4b5b50">
<p style="margin:0 0 8px">${escaped(words)}</p>
<p style="margin:0;font-size:28px;font-weight:700;letter-spacing:0.18em;color:#14211a">${escaped(code)}</p>
</td></tr>`

/** What stands below the button, and the address of the button for readers that cannot press it. */
export const mailAfter = (
  paragraphs: readonly string[],
  href: string,
): string => `<tr><td style="padding:0 32px 12px;${font};font-size:14px;line-height:1.55;color:#4b5b50">
${paragraphs.map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`).join('\n')}
<p style="margin:0 0 16px;font-size:12px;word-break:break-all"><a href="${escaped(href)}" style="color:#0b7a55">${escaped(href)}</a></p>
</td></tr>`

/** The foot: the signature, and below it why this mail came and how to get no more. */
export const mailFoot = (
  signature: string,
  why: string,
  links: readonly { words: string; href: string }[],
): string =>
  `<tr><td style="padding:16px 32px 24px;border-top:1px solid #e6ece5;${font};font-size:13px;line-height:1.55;color:#4b5b50">${escaped(signature)}${
    why === ''
      ? ''
      : `
<div style="margin-top:12px;font-size:12px">${escaped(why)}</div>`
  }${
    links.length === 0
      ? ''
      : `
<div style="margin-top:6px;font-size:12px">${links.map(({ words, href }) => `<a href="${escaped(href)}" style="color:#0b7a55">${escaped(words)}</a>`).join(' · ')}</div>`
  }</td></tr>`
