// docs/follow-ups.md lists every change with its followers, in the order in which they run. After a
// change, `npx vitest run test/house/follow-ups.test.ts -u` writes it.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ChangeName } from '#server/core/follow-ups/changes.ts'
import { features } from '#server/manifests/features.ts'

const declared = readFileSync('src/server/core/follow-ups/changes.ts', 'utf8')
const [, members = ''] = /export type Changes = \{\n(.+?)\n\}/s.exec(declared) ?? []
const changes = Array.from(
  members.matchAll(/^ {2}(\w+): /gm),
  ([, name = '']) => name as ChangeName,
)

const list = readFileSync('src/server/manifests/features.ts', 'utf8')
const nouns = Array.from(list.matchAll(/^ {2}(\w+),$/gm), ([, name = '']) => {
  const [, noun = ''] = new RegExp(`${name} } from '../features/([\\w-]+)/`).exec(list) ?? []
  return noun
})

const listFollowers = (name: ChangeName): string[] =>
  nouns.filter((_, index) => features[index]?.followers?.[name] !== undefined)

const page = `# What follows a change

Followers run in this order, in the change's transaction ([155](decisions/155-core-and-followers.md)):

${changes.map((name) => `- \`${name}\`: ${listFollowers(name).join(', ')}`).join('\n')}
`

test('the page lists every change and who follows it', async () => {
  expect(nouns.length).toBe(features.length)
  const followed = new Set(features.flatMap(({ followers }) => Object.keys(followers ?? {})))
  expect(changes.toSorted()).toEqual([...followed].toSorted())
  await expect(page).toMatchFileSnapshot('../../docs/follow-ups.md')
})
