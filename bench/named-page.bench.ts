// Public pages of a server with a name of its own beside those as built, asked in turns.
// `npm run bench -- named-page`.
import startPostgres from '#test/e2e/start-postgres.ts'
import { startProduct } from '#test/e2e/start-product.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { quantile } from './shared/quantile.ts'

const name = 'Río Norte Pádel y Pickle'
const pages = ['/landing', '/terms', '/docs']
const rounds = 400
const most = 1.2

async function get({ url }: TestApp, path: string): Promise<{ ms: number; text: string }> {
  const from = performance.now()
  const answer = await fetch(`${url}${path}`, { headers: { 'accept-language': 'en' } })
  const text = await answer.text()
  return { ms: performance.now() - from, text }
}

async function giveName(app: TestApp): Promise<void> {
  const olga = await app.signedIn('Olga')
  const operator = { userId: olga.userId, role: 'owner', created: new Date() } as const
  await app.db.insertInto('operators').values(operator).execute()
  const change = { name, shortName: 'Río', hue: 285 }
  await olga.must('operators-act', { act: 'brand', change })
  while (app.deps.branding.current().name !== name) await get(app, '/livez')
}

const stopPostgres = await startPostgres()
const [shipped, named] = [await startProduct(), await startProduct({ isLocal: true })]
await giveName(named)
let isReached = true
for (const path of pages) {
  // The first answer fills the page.
  const { text } = await get(named, path)
  if (!text.includes(name)) throw new Error(`${path} does not have the name`)
  await get(shipped, path)
  const times: Record<'own' | 'built', number[]> = { own: [], built: [] }
  for (let round = 0; round < rounds; round += 1) {
    times.built.push((await get(shipped, path)).ms)
    times.own.push((await get(named, path)).ms)
  }
  const [own, built] = [quantile(times.own, 0.5), quantile(times.built, 0.5)]
  isReached &&= own / built <= most
  process.stdout.write(
    `${path.padEnd(10)} own name ${own.toFixed(2)} ms, as built ${built.toFixed(2)} ms: ${(own / built).toFixed(2)} times (at most ${most})\n`,
  )
}
await named.close()
await shipped.close()
await stopPostgres()
process.exitCode = isReached ? 0 : 1
