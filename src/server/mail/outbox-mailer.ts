// Without an SMTP server a mail becomes files to open: DATA_DIR/outbox/<time>-<n>-<to>.txt, the same .html and, for an invitation, .ics, readable by
// their owner only, as they may hold a reset link. Sorted by name the newest is the last.
import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../deps.ts'
import type { Mailer } from './mail.ts'

/** A mailer that writes into `folder`, which it makes. A file appears under its name only when it is whole. */
export function createOutboxMailer(folder: string, clock: Clock): Mailer {
  let count = 0
  return {
    send: async ({ to, subject, text, html, replyTo, headers = {}, calendar, messageId }) => {
      count += 1
      const at = new Date(clock.now()).toISOString()
      const name = `${at.replaceAll(/[:.]/g, '-')}-${String(count).padStart(4, '0')}-${to.replaceAll(/[^\w.@-]/g, '_').slice(0, 80)}`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeWhole(folder, `${name}.html`, html)
      if (calendar !== undefined) await writeWhole(folder, `${name}.ics`, calendar.content)
      const more = Object.entries({ ...(replyTo !== undefined && { 'Reply-To': replyTo }), ...(messageId !== undefined && { 'Message-ID': `<${messageId}>` }), ...headers }).map(([field, value]) => `${field}: ${value}\n`).join('')
      await writeWhole(folder, `${name}.txt`, `To: ${to}\nSubject: ${subject}\nDate: ${at}\n${more}\n${text}`)
    },
  }
}

async function writeWhole(folder: string, name: string, content: string): Promise<void> {
  const half = join(folder, `.${randomUUID()}`)
  await writeFile(half, content, { mode: 0o600 })
  await rename(half, join(folder, name))
}
