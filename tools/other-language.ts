// `npm run other-language`: proves that a language is one folder and one line. Adds both to a copy
// of the project, builds it, and walks every screen in it (test/e2e/other-language.e2e.ts).
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addPseudoLanguage } from '#test/support/pseudo-language.ts'

const project = join(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'sideout-language-'))
const notCopied = ['node_modules', 'dist']
const parts = readdirSync(project).filter(
  (part) => !part.startsWith('.') && !notCopied.includes(part),
)

const run = (program: string, ...options: readonly string[]): boolean =>
  spawnSync(process.execPath, [program, ...options], { cwd: copy, stdio: 'inherit' }).status === 0

try {
  for (const part of parts) cpSync(join(project, part), join(copy, part), { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'))
  await addPseudoLanguage(copy)
  const stories = ['test', 'test/e2e/other-language.e2e.ts', '--workers=1']
  const isProven =
    run('tools/build-when-stale.ts') && run('node_modules/@playwright/test/cli.js', ...stories)
  if (!isProven) process.exitCode = 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}
