// Mail without a mail server: files that a person can open.
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { composeMail } from './compose-mail.ts'
import { createFolderMailer } from './folder-mailer.ts'

let folder: string
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'sideout-outbox-')), 'outbox')
})
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }))

const clock = { now: () => Date.UTC(2026, 5, 1, 12) }
const link = 'https://sideout.test/reset#token=abc'

test('a mail becomes a text and a page that only their owner can read', async () => {
  await createFolderMailer(folder, clock).send(
    composeMail('reset', { to: 'ann@example.org', link, language: 'en' }),
  )
  const names = (await readdir(folder)).sort()
  expect(names).toEqual([
    '2026-06-01T12-00-00-000Z-0001-ann@example.org.html',
    '2026-06-01T12-00-00-000Z-0001-ann@example.org.txt',
  ])
  const text = await readFile(join(folder, names[1] ?? ''), 'utf8')
  expect(text).toMatch(
    /^To: ann@example\.org\nSubject: Choose a new password for Sideout\nDate: 2026-06-01T12:00:00\.000Z\nAuto-Submitted: auto-generated\n\nHello,/,
  )
  expect(text).toContain(`\n${link}\n`)
  expect(await readFile(join(folder, names[0] ?? ''), 'utf8')).toContain(`href="${link}"`)
  for (const name of names) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

test('who gets the answer stands beside who gets the mail', async () => {
  await createFolderMailer(folder, clock).send({
    ...composeMail('reset', { to: 'ann@example.org', link, language: 'en' }),
    replyTo: 'ben@example.org',
  })
  const text = await readFile(
    join(folder, (await readdir(folder)).find((name) => name.endsWith('.txt')) ?? ''),
    'utf8',
  )
  expect(text).toContain('\nReply-To: ben@example.org\n')
})

test('the newest mail is the last by name, and an address cannot leave the folder', async () => {
  const mailer = createFolderMailer(folder, clock)
  for (const to of ['zoe@example.org', '../../etc/x@example.org', 'ann@example.org'])
    await mailer.send(composeMail('existingAccount', { to, link, language: 'es' }))
  const texts = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort()
  expect(texts.map((name) => name.slice(25))).toEqual([
    '0001-zoe@example.org.txt',
    '0002-.._.._etc_x@example.org.txt',
    '0003-ann@example.org.txt',
  ])
})

test('of many mails the oldest go, each with all its files', async () => {
  let now = clock.now()
  const mailer = createFolderMailer(folder, { now: () => (now += 1000) }, 20)
  for (let n = 0; n < 51; n += 1)
    await mailer.send(composeMail('reset', { to: `p${n}@example.org`, link, language: 'en' }))
  const kept = (await readdir(folder)).map((name) => name.slice(25))
  expect(kept.toSorted()).toEqual(
    Array.from({ length: 20 }, (_, n) => `00${32 + n}-p${31 + n}@example.org`).flatMap((name) => [
      `${name}.html`,
      `${name}.txt`,
    ]),
  )
})

test('what a link holds cannot become markup', () => {
  const { html } = composeMail('reset', {
    to: 'ann@example.org',
    link: 'https://sideout.test/reset?a=1&b="><script>',
    language: 'en',
  })
  expect(html).not.toContain('<script>')
  expect(html).toContain('a=1&amp;b=&quot;&gt;&lt;script&gt;')
})
