// npm run bench: runs every benchmark of bench/ in sequence, because each needs the whole machine.
// A name selects one and the rest are its arguments: npm run bench -- sign-up. Stops at the first
// failure with exit code 1.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../bench')
const [wanted = '', ...rest] = process.argv.slice(2)
const files = readdirSync(folder).filter(
  (name) => name.endsWith('.bench.ts') && name.includes(wanted),
)
if (files.length === 0) throw new Error(`no benchmark has "${wanted}" in its name`)

const failed: string[] = []
for (const file of files) {
  console.log(`\n── ${file.replace('.bench.ts', '')}`)
  const child = spawn(process.execPath, [join(folder, file), ...rest], { stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) failed.push(file)
}
if (failed.length > 0) {
  console.error(`\nDid not hold: ${failed.join(', ')}`)
  process.exit(1)
}
