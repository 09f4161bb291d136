// Stories and tests wait for a state, never for a time, a frame or network idle. Each pattern here
// once failed on a busy machine without a bug (decisions 118 and 119).
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Refused = { pattern: RegExp; reason: string; examples: readonly string[] }

const refused: readonly Refused[] = [
  {
    pattern: /\bwaitForTimeout\(/,
    reason: 'wait for what the time is meant to bring',
    examples: ['await page.waitForTimeout(200)'],
  },
  {
    pattern: /(?<!test\.)\bsetTimeout\(|\bdelay\((?!closeWithinMs)/,
    reason: 'wait for what the time is meant to bring',
    examples: ['setTimeout(() => resolve(sum), 500)', 'await delay(50)'],
  },
  {
    pattern: /['"]networkidle['"]/,
    reason: 'a network is quiet between two requests, too: wait for what they bring',
    examples: ["await page.waitForLoadState('networkidle')"],
  },
  {
    pattern: /\bretries:(?!\s*0\b)/,
    reason: 'a red story is a fault to find, never one to try again',
    examples: ['retries: 1,', "retries: process.env['CI'] === undefined ? 0 : 1,"],
  },
  {
    pattern: /keyboard\.press\('[a-z]'\)(?=\s*await [a-z.]*keyboard\.press\('[a-z]'\))/,
    reason: 'a chord has a bound: press both keys in one evaluation',
    examples: ["await page.keyboard.press('g')\n  await page.keyboard.press('l')"],
  },
  {
    pattern: /expectNoise\([^)]*INTERNET_DISCONNECTED/,
    reason: 'a network that a story cut is no noise already (story.ts)',
    examples: ['story.expectNoise(/ERR_INTERNET_DISCONNECTED/)'],
  },
  {
    pattern:
      /(?:\.to[A-Z]\w+|\bpoll)\((?:[^\n]*|[^\n]*\{\n\s*)timeout: (?:\d{1,3}|[12]?\d_?\d{3})\b|\n *\{ timeout: (?:\d{1,3}|[12]?\d_?\d{3}) \},?\n *\)\n/,
    reason: 'a bound below 30 s, which all have, measures the machine: leave it out',
    examples: [
      '.toPass({ timeout: 2_000 })',
      'await expect(it).toBeVisible({ timeout: 15_000 })',
      'await expect(it).toContainText(words, {\n      timeout: 15_000,\n    })',
      'await expect.poll(() => sent.length, { timeout: 15_000 }).toBe(1)',
      '    .poll(\n      () => listKept(),\n      { timeout: 20_000 },\n    )\n',
    ],
  },
  {
    pattern: /\btest\.(?:only|fixme)\(/,
    reason: 'a story runs, or goes',
    examples: ["test.only('it works', async () => {})"],
  },
]

/** For tests outside the browser, whose clocks may be stopped. */
const impatient: Refused = {
  pattern: /\bvi\.wait(?:For|Until)\(/,
  reason: 'its bound of one second measures the machine: use expect.poll or until',
  examples: ['await vi.waitFor(() => expect(data()).toBe(1))', 'vi.waitUntil(() => isDone)'],
}

/** The configuration's timeouts already allow for busy machines. */
const bounded: Refused = {
  pattern: /\}, (?:\d{1,2}|[12]\d{2})_000\)|\bconst slow = (?:\d{1,2}|[12]\d{2})_000\b/,
  reason: 'a bound of its own measures the machine: leave it out',
  examples: ['}, 60_000)', 'const slow = 90_000'],
}

/** Mails go out after the answer: the last one may be of another act, before or after. */
const lastMail: Refused = {
  pattern: /\bmails\.at\(-1\)/,
  reason: 'find the mail by its receiver and content',
  examples: ["await until('the link', () => /token=/.exec(app.mailbox.mails.at(-1)?.text ?? ''))"],
}

/** A killed process is there for a moment more. */
const killed: Refused = {
  pattern: /\bkill\('SIGKILL'\)\n[^\n]*\bstart\w*\(/,
  reason: 'wait for its end before another takes its place',
  examples: ["owner.child.kill('SIGKILL')\n  const next = await folder.start()"],
}

const held: Refused = {
  pattern: /(?<!await holdOn\(tx\)\n *await )sql`lock table/,
  reason: 'PostgreSQL ends an idle transaction after seven seconds: call holdOn first',
  examples: ['execute(async (tx) => {\n    await sql`lock table alerts`.execute(tx)'],
}

/** In tests of vitest, as an option. */
const limited: Refused = {
  pattern: /\btimeout: \d/,
  reason: 'a bound of its own measures the machine: leave it out',
  examples: ["test('it holds', { timeout: 120_000 }, async () => {"],
}

const restless: Refused = {
  pattern: /\buntil\([^\n]+, \d+_\d{3}\)|^( *)[^\n]*\buntil\(\n(?:\1 [^\n]*\n)+?\1 {2}\d[\d_]*,\n/m,
  reason: 'a bound of its own measures the machine: leave it out',
  examples: [
    "await until('it starts', () => isThere(), 30_000)",
    "await until(\n  'it is over',\n  async () => isOver(),\n  20_000,\n)",
  ],
}

/** A line that another process prints comes through a pipe, after what it did is seen elsewhere. */
const overheard: Refused = {
  pattern: /(?<!\.ended\b[^]{0,300})expect\(\w+\.(?:err|out)\(\)\)\.to(?:Contain|Match)\(/,
  reason: 'wait for the line with until, or for the end of the program',
  examples: ["await until('it is shown', isShown)\n  expect(server.err()).toContain('careless')"],
}

/**
 * A pool gives up after 1.5 s, as for the product's callers; tests must wait as long as for a
 * state.
 */
const hasty: Refused = {
  pattern: /(?<!\.)\bopenDatabase\((?!\))/,
  reason: 'its patience of 1.5 s measures the machine: use openPatiently',
  examples: ['const db = openDatabase({ connectionString: url }, { size: 1 })'],
}
const asksPatience = [
  'src/server/auth/unreachable.test.ts',
  'src/server/db/open-database.pg.test.ts',
  'src/server/db/silence.proof.pg.test.ts',
  'src/server/db/statements/kept-text.test.ts',
  'src/server/live/database-away.pg.test.ts',
  'src/server/live/replica-snapshot.pg.test.ts',
]

/** Frames may only be counted where painting is awaited, because busy machines drop them. */
const frames: Refused = {
  pattern: /\brequestAnimationFrame\b/,
  reason: 'a busy machine draws when it can: wait for a state',
  examples: ['await new Promise(requestAnimationFrame)'],
}
const countsFrames = ['test/e2e/layout-shift.ts', 'test/e2e/story.ts']
/** Until ten runs in a row were green (decision 119). */
const triesTwice = ['playwright.config.ts', 'test/engines/playwright.config.ts']
/** Inside a loop that acts and looks again. */
const looksAgain = [
  'test/e2e/cancelled.e2e.ts',
  'test/e2e/every-format.e2e.ts',
  'test/e2e/invitation-answers.e2e.ts',
  'test/e2e/notifications.e2e.ts',
]

const allowedFor = (pattern: RegExp): readonly string[] => {
  if (pattern === frames.pattern) return countsFrames
  if (pattern.source.includes('poll')) return looksAgain
  return pattern.source.includes('retries') ? triesTwice : []
}

const files = [...globSync('test/{e2e,engines}/**/*.ts'), 'playwright.config.ts'].map((path) =>
  path.replaceAll('\\', '/'),
)

const ofProof = new Set(['test/crash/stop-scene.ts', 'test/e2e/restored.e2e.ts'])
const testFiles = [...globSync('src/**/*.test.ts'), ...globSync('test/**/*.ts')]
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path !== 'test/house/steady-stories.test.ts')

test.each([
  { ...impatient, allowed: [] as string[] },
  {
    ...bounded,
    allowed: testFiles.filter((path) => path.includes('.proof.') || ofProof.has(path)),
  },
  {
    ...limited,
    allowed: testFiles.filter((path) => path.includes('.proof.') || !path.endsWith('.test.ts')),
  },
  { ...restless, allowed: testFiles.filter((path) => path.includes('.proof.')) },
  { ...overheard, allowed: [] },
  { ...killed, allowed: [] },
  { ...held, allowed: [] },
  // It counts the mails first.
  { ...lastMail, allowed: ['src/server/features/backup/warnings.pg.test.ts'] },
  { ...hasty, allowed: [...asksPatience, 'test/support/run-postgres.ts'] },
])('$pattern: $reason', ({ pattern, examples, allowed }) => {
  for (const example of examples) expect(example).toMatch(pattern)
  const found = testFiles
    .filter((path) => !allowed.includes(path))
    .filter((path) => pattern.test(readFileSync(path, 'utf8')))
  expect(found).toEqual([])
})

describe('no story waits for chance', () => {
  test.each([...refused, frames])('$pattern: $reason', ({ pattern, examples }) => {
    for (const example of examples) expect(example).toMatch(pattern)
    const allowed = allowedFor(pattern)
    const found = files
      .filter((path) => !allowed.includes(path))
      .filter((path) => pattern.test(readFileSync(path, 'utf8')))
    expect(found).toEqual([])
  })
})
