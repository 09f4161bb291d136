// Writes e-mails to files when there is no SMTP server: DATA_DIR/outbox/<time>-<n>-<to>.txt, .html
// and, for an invitation, .ics. Readable only by their owner, since they may contain a reset link;
// the newest sorts last, and the oldest go.
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../deps.ts'
import { makePrivateFolder, replaceFile } from '../durable-file.ts'
import type { Mailer } from './mail.ts'

const keptMails = 2000
/** Listing the folder for each mail would cost more than writing it. */
const tidyEvery = 50

/**
 * Creates `folder`. A file gets its name only when it is complete. Of more than `keep` e-mails the
 * oldest go, up to 50 mails later.
 */
export function createFolderMailer(folder: string, clock: Clock, keep = keptMails): Mailer {
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
      if (count % tidyEvery === 1) await removeOldest(folder, keep)
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

async function removeOldest(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).toSorted()
  const texts = names.filter((name) => name.endsWith('.txt'))
  const oldestKept = texts.at(-keep)
  if (texts.length <= keep || oldestKept === undefined) return
  const first = oldestKept.slice(0, -'.txt'.length)
  for (const name of names) if (name < first) await rm(join(folder, name), { force: true })
}
