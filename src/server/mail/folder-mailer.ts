// Writes e-mails to files when there is no SMTP server: DATA_DIR/outbox/<time>-<n>-<to>.txt, .html
// and, for an invitation, .ics. Readable only by their owner, since they may contain a reset link;
// the newest sorts last.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../deps.ts'
import { makePrivateFolder, replaceFile } from '../durable-file.ts'
import type { Mailer } from './mail.ts'

/** Creates `folder`. A file gets its name only when it is complete. */
export function createFolderMailer(folder: string, clock: Clock): Mailer {
  let count = 0
  return {
    send: async ({
      to,
      subject,
      text,
      html,
      replyTo,
      headers = {},
      calendar,
      messageId,
      threadId,
    }) => {
      count += 1
      const at = new Date(clock.now()).toISOString()
      const name = `${at.replaceAll(/[:.]/g, '-')}-${String(count).padStart(4, '0')}-${to.replaceAll(/[^\w.@-]/g, '_').slice(0, 80)}`
      const more = Object.entries({
        ...(replyTo !== undefined && { 'Reply-To': replyTo }),
        ...(messageId !== undefined && { 'Message-ID': `<${messageId}>` }),
        ...(threadId !== undefined && { References: `<${threadId}>` }),
        ...headers,
      })
        .map(([field, value]) => `${field}: ${value}\n`)
        .join('')
      await makePrivateFolder(folder)
      await writeAllOrNone(folder, [
        [`${name}.html`, html],
        ...(calendar === undefined ? [] : [[`${name}.ics`, calendar.content] as const]),
        [`${name}.txt`, `To: ${to}\nSubject: ${subject}\nDate: ${at}\n${more}\n${text}`],
      ])
    },
  }
}

/** On a full disk, a partial e-mail would look like a complete one. */
async function writeAllOrNone(
  folder: string,
  files: ReadonlyArray<readonly [string, string]>,
): Promise<void> {
  try {
    for (const [name, content] of files) await replaceFile(join(folder, name), content)
  } catch (error) {
    for (const [name] of files) await rm(join(folder, name), { force: true })
    throw error
  }
}
