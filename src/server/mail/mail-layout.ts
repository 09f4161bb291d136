// The HTML layout of our e-mails: one table with inline light styles, because mail programs support
// little else. The court and the ball in the head are table cells; no images or other external
// resources.
import type { Language } from '#domain/shared/language.ts'
import { appName } from '#words/words.ts'
import { escapeHtml as escaped } from '../pages/escape-html.ts'
import { mailStyle, paint } from './mail-colors.ts'

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const display = `${font};font-weight:800;letter-spacing:-0.02em`
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

export const mailPage = ({
  language,
  title,
  preheader,
  rows,
}: {
  language: Language
  title: string
  preheader: string
  rows: readonly string[]
}): string => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no"><title>${escaped(title)}</title>
<style>${mailStyle}</style></head>
<body ${paint({ ground: 'page' }, 'margin:0;padding:0')}>
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(preheader)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<div role="main"><table ${table} width="100%" ${paint({ ground: 'page' })}><tr><td align="center" style="padding:24px 12px">
<table ${table} width="100%" ${paint({ ground: 'card', edge: 'line' }, 'max-width:560px;border-radius:20px;border-width:1px;border-style:solid;overflow:hidden')}>
${head()}
${rows.join('\n')}
</table></td></tr></table></div>
</body>
</html>
`

const courtLine = '2px solid #ffffff'
const half = (side: 'left' | 'right'): string => {
  const boxes = `<td width="26" style="padding:0"><div style="height:17px;border-bottom:${courtLine}">&nbsp;</div><div style="height:17px">&nbsp;</div></td>`
  const kitchen = `<td width="13" style="padding:0;border-${side === 'left' ? 'left' : 'right'}:${courtLine}">&nbsp;</td>`
  return side === 'left' ? boxes + kitchen : kitchen + boxes
}

const head =
  (): string => `<tr><td ${paint({ ground: 'court' }, 'padding:20px 24px;border-radius:19px 19px 0 0')}>
<table ${table} width="100%"><tr>
<td ${paint({ ink: 'on-court' }, `${display};font-size:24px;line-height:36px`)}><span ${paint({ ground: 'ball' }, 'display:inline-block;width:20px;height:20px;margin-right:10px;border-radius:50%;vertical-align:-3px;background-image:radial-gradient(circle,#0b7a55 1.2px,transparent 1.6px);background-size:6px 6px;background-position:1px 1px')}></span>${escaped(appName())}</td>
<td align="right" aria-hidden="true"><table ${table} width="86" style="border:${courtLine};font-size:0;line-height:0;opacity:.8"><tr>${half('left')}<td width="2" ${paint({ ground: 'ball' }, 'padding:0')}>&nbsp;</td>${half('right')}</tr></table></td>
</tr></table></td></tr>`

export const mailText = (
  heading: string,
  paragraphs: readonly string[],
): string => `<tr><td ${paint({ ink: 'text' }, `padding:28px 24px 0;${font};font-size:16px;line-height:1.55`)}>
<h1 ${paint({ ink: 'text' }, `margin:0 0 16px;${display};font-size:26px;line-height:1.2;overflow-wrap:anywhere`)}>${escaped(heading)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 16px;white-space:pre-line;overflow-wrap:anywhere">${escaped(text)}</p>`).join('\n')}
</td></tr>`

export const mailItem = ({
  title,
  lines,
  href,
}: {
  title: string
  lines: readonly string[]
  href: string
}): string => `<tr><td style="padding:0 24px 10px;${font};line-height:1.45">
<table ${table} width="100%" ${paint({ ground: 'soft' }, 'border-radius:14px')}><tr><td style="padding:14px 16px;overflow-wrap:anywhere">
<a href="${escaped(href)}" ${paint({ ink: 'link' }, 'font-size:16px;font-weight:600;text-decoration:none')}>${escaped(title)}</a>
${lines.map((line) => `<div ${paint({ ink: 'muted' }, 'margin-top:4px;font-size:15px;white-space:pre-line')}>${escaped(line)}</div>`).join('\n')}
</td></tr></table></td></tr>`

export const mailHeading = (text: string): string =>
  `<tr><td ${paint({ ink: 'muted' }, `padding:10px 24px 8px;${font};font-size:14px;font-weight:700`)}>${escaped(text)}</td></tr>`

export const mailButton = (
  words: string,
  href: string,
): string => `<tr><td style="padding:8px 24px 24px"><table ${table}><tr><td ${paint({ ground: 'action' }, 'border-radius:14px')}>
<a href="${escaped(href)}" ${paint({ ink: 'on-action' }, `display:inline-block;padding:15px 28px;${font};font-size:17px;line-height:1.2;font-weight:700;text-decoration:none`)}>${escaped(words)}</a>
</td></tr></table></td></tr>`

export const mailCode = (
  words: string,
  code: string,
): string => `<tr><td ${paint({ ink: 'muted' }, `padding:0 24px 24px;${font};font-size:15px;line-height:1.55`)}>
<p style="margin:0 0 8px">${escaped(words)}</p>
<p ${paint({ ink: 'text' }, 'margin:0;font-size:28px;font-weight:700;letter-spacing:0.18em')}>${escaped(code)}</p>
</td></tr>`

export const mailAfter = (
  paragraphs: readonly string[],
  href: string,
): string => `<tr><td ${paint({ ink: 'muted' }, `padding:0 24px 8px;${font};font-size:15px;line-height:1.55`)}>
${paragraphs.map((text) => `<p style="margin:0 0 14px">${escaped(text)}</p>`).join('\n')}
<p style="margin:0 0 16px;font-size:13px;word-break:break-all"><a href="${escaped(href)}" ${paint({ ink: 'link' })}>${escaped(href)}</a></p>
</td></tr>`

export function mailFoot(
  signature: string,
  why: string,
  links: readonly { words: string; href: string }[],
): string {
  const reason = why === '' ? '' : `\n<div style="margin-top:10px">${escaped(why)}</div>`
  const ways = links.map(
    ({ words, href }) =>
      `<a href="${escaped(href)}" ${paint({ ink: 'link' }, 'display:inline-block;padding:6px 12px 6px 0')}>${escaped(words)}</a>`,
  )
  return `<tr><td ${paint({ ink: 'muted', edge: 'line' }, `padding:16px 24px 22px;border-top-width:1px;border-top-style:solid;${font};font-size:14px;line-height:1.5`)}>${escaped(signature)}${reason}${
    ways.length === 0 ? '' : `\n<div style="margin-top:4px">${ways.join('')}</div>`
  }</td></tr>`
}
