// Gives mails the installation's sender, colors and logo just before they leave.
import { turnHex } from '#domain/branding/palette.ts'
import { mailColors } from '../mail/mail-colors.ts'
import type { Mailer } from '../mail/mail.ts'
import { drawIcon } from './draw-logo.ts'
import { renderIcon } from './named-files.ts'
import type { BrandingWatch, ServedBranding } from './watch-branding.ts'

const turned = Object.entries(mailColors)
  .filter(([name]) => name !== 'ball')
  .flatMap(([, colors]) => colors)
  .filter((color) => color !== '#ffffff')
const turnedColor = new RegExp(`(?:${[...new Set(turned)].join('|')})(?![0-9a-f])`, 'g')
const ball = /<span class="ground-ball"[^>]*><\/span>/

const logoWidthPx = 72

export function brandMailer(mailer: Mailer, branding: Pick<BrandingWatch, 'current'>): Mailer {
  let drawn: { version: string | null; logo: Promise<Buffer> } | null = null
  const draw = (current: ServedBranding): Promise<Buffer> => {
    if (drawn?.version !== current.version)
      drawn = {
        version: current.version,
        logo: renderIcon(drawIcon(current), { widthPx: logoWidthPx }),
      }
    return drawn.logo
  }
  return {
    ...(mailer.atOnce !== undefined && { atOnce: mailer.atOnce }),
    ...(mailer.close !== undefined && { close: () => mailer.close?.() }),
    send: async (mail) => {
      const current = branding.current()
      if (current.version === null) return mailer.send(mail)
      const named = { ...mail, senderName: current.senderName || current.name }
      const html = turnColors(mail.html, current.hue)
      if (current.logo === null) return mailer.send({ ...named, html })
      return mailer.send({
        ...named,
        html: html.replace(ball, logoImage),
        logo: await draw(current),
      })
    },
  }
}

const logoImage =
  '<img src="cid:logo" alt="" width="36" height="36" style="margin-right:10px;vertical-align:middle">'

const turnColors = (html: string, hue: number | null): string =>
  hue === null ? html : html.replaceAll(turnedColor, (color) => turnHex(color, hue))
