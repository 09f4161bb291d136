// `npm run lighthouse`: Lighthouse (mobile preset) on the English and Spanish landing from our own
// server, without a database. Prints four scores per run and fails below 100; each page has up to
// three runs, because other load lowers scores. Lighthouse is installed in .cache/lighthouse on the
// first run.
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { findBrowser } from '#test/support/find-browser.ts'
import { startPublicSite } from '#test/support/public-site.ts'
import { installTool } from './install/install-tool.ts'

type Result = {
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  runtimeError?: { message: string }
}
type Lighthouse = (address: string, flags: object) => Promise<{ lhr: Result } | undefined>

const runs = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const installed = createRequire(join(installTool('lighthouse'), 'package.json'))
const { default: lighthouse } = (await import(
  pathToFileURL(installed.resolve('lighthouse')).href
)) as { default: Lighthouse }
const debugPort = await freePort()
const { address, server } = await startPublicSite((site) =>
  site.post('/call/events-nextPublic', () => ({ result: { events: [] } })),
)
const found = await findBrowser()
const browser = await chromium.launch({
  ...found,
  args: [...found.args, `--remote-debugging-port=${debugPort}`],
})

try {
  for (const language of ['en', 'es']) {
    if (!(await reachesFullScores(language))) process.exitCode = 1
  }
} finally {
  await browser.close()
  await server.close()
}

async function reachesFullScores(language: string): Promise<boolean> {
  for (let run = 1; run <= runs; run++) {
    const scores = await audit(language)
    console.log(
      `landing ${language}: ${categories.map((category, position) => `${category} ${scores[position]}`).join(', ')}`,
    )
    if (scores.every((score) => score === 100)) return true
  }
  return false
}

async function audit(language: string): Promise<number[]> {
  const result = await lighthouse(`${address}/landing`, {
    port: debugPort,
    onlyCategories: [...categories],
    logLevel: 'error',
    extraHeaders: { cookie: `language=${language}` },
  })
  if (!result) throw new Error('Lighthouse gave no result')
  const { audits, categories: found, runtimeError } = result.lhr
  if (runtimeError) throw new Error(runtimeError.message)
  return categories.map((id) => {
    const score = Math.round((found[id]?.score ?? 0) * 100)
    const costly =
      found[id]?.auditRefs.filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1) ?? []
    if (score < 100)
      console.log(
        costly
          .map(
            (ref) => `  ${ref.id}: ${audits[ref.id]?.title} ${audits[ref.id]?.displayValue ?? ''}`,
          )
          .join('\n'),
      )
    return score
  })
}

async function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const probe = createServer().listen(0, '127.0.0.1', resolve)
  await promise
  const bound = probe.address()
  probe.close()
  if (bound === null || typeof bound === 'string') throw new Error('No free port')
  return bound.port
}
