// The newest part of CHANGELOG.md that is for operators.
import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { releaseNotesMax } from '#domain/operator/console.ts'

/** Empty without the file or such a part. */
export async function readChanges(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const [, part = ''] = text.split(/^### Operators$/m)
  const [own = ''] = part.split(/^##+ /m)
  return own.trim().slice(0, releaseNotesMax)
}

export async function readOwnVersion(packageFile: string): Promise<string> {
  const text = await readFile(packageFile, 'utf8')
  return v.parse(v.object({ version: v.string() }), JSON.parse(text)).version
}
