// The key of backups is made here, and only its public half leaves the browser.
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { saveFile } from '../../device/save-file.ts'

export type BackupKey = { identity: string; recipient: string }

export async function makeKey(): Promise<BackupKey> {
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

/** As age-keygen writes it. */
export function saveKey({ identity, recipient }: BackupKey): void {
  const lines = [`# created: ${new Date().toISOString()}`, `# public key: ${recipient}`, identity]
  saveFile('backup-key.txt', new Blob([`${lines.join('\n')}\n`], { type: 'text/plain' }))
}
