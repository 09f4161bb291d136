// Each command of npm run admin is on a page of the console, or stays at the terminal for a reason.
import { readFileSync } from 'node:fs'
import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { createAdminProgram } from '#server/admin-program/program.ts'
import { consoleTexts } from '#words/en/operator/console.ts'

const reasons = ['takes a file', 'many rows at once', 'no one can sign in', 'rare'] as const
type Page =
  | 'home'
  | 'people'
  | 'reports'
  | 'registration'
  | 'venues'
  | 'clubs'
  | 'look'
  | 'texts'
  | 'team'
  | 'numbers'
  | 'start'
  | 'mail'
  | 'jobs'
type Place = { page: Page } | { reason: (typeof reasons)[number] }

const rare: Place = { reason: 'rare' }
const many: Place = { reason: 'many rows at once' }
const places: Readonly<Record<string, Place>> = {
  'venues find': { page: 'venues' },
  'venues import': { reason: 'takes a file' },
  'venues merge': { page: 'venues' },
  'venues hide': { page: 'venues' },
  'venues restore': { page: 'venues' },
  'venues regions': { page: 'start' },
  'venues take': { page: 'start' },
  'venues zones': many,
  'venues zone': { page: 'venues' },
  'clubs find': { page: 'clubs' },
  'clubs hand-over': { page: 'clubs' },
  'clubs delete': { page: 'clubs' },
  'players suspend': { page: 'people' },
  'players restore': { page: 'people' },
  'players hide': { page: 'people' },
  'players confirm': { page: 'people' },
  'players export': { page: 'people' },
  'players delete': { page: 'people' },
  'bans add': { page: 'people' },
  'bans remove': { page: 'people' },
  'bans list': { page: 'people' },
  'suppressed list': { page: 'mail' },
  'suppressed clear': { page: 'mail' },
  'jobs list': { page: 'jobs' },
  'jobs again': { page: 'jobs' },
  'mail show': { page: 'mail' },
  'mail again': { page: 'mail' },
  'names reserve': rare,
  'names free': rare,
  'names grant': rare,
  'admins appoint': { page: 'venues' },
  'admins remove': { page: 'venues' },
  'pass tiers': rare,
  'pass grant': rare,
  'pass codes': rare,
  'pass fee': rare,
  'reports list': { page: 'reports' },
  'reports close': { page: 'reports' },
  'reports appeals': { page: 'reports' },
  'reports answer': { page: 'reports' },
  'results held': rare,
  'results rank': rare,
  'results unrank': rare,
  'contacts list': rare,
  'contacts close': rare,
  'second-factor remove': { reason: 'no one can sign in' },
  'sessions revoke': { page: 'people' },
  'branding set': { page: 'look' },
  'branding logo': { page: 'look' },
  'branding show': { page: 'look' },
  'branding reset': { page: 'look' },
  'branding text': { page: 'texts' },
  'operators add': { page: 'team' },
  'operators remove': { page: 'team' },
  'operators list': { page: 'team' },
  'demo show': { page: 'start' },
  'demo empty': { page: 'start' },
  'registration show': { page: 'registration' },
  'registration mode': { page: 'registration' },
  'registration founding': { page: 'registration' },
  'registration approve': { page: 'registration' },
  'registration decline': { page: 'registration' },
  'registration invite': { page: 'registration' },
  'registration uninvite': { page: 'registration' },
  'version set': rare,
  repair: many,
  doctor: { page: 'home' },
  stats: { page: 'numbers' },
}

const listCommands = (command: Command, above = ''): string[] =>
  command.commands.flatMap((child) => {
    const name = `${above} ${child.name()}`.trim()
    return child.commands.length === 0 ? [name] : listCommands(child, name)
  })
const commands = listCommands(
  createAdminProgram({ open: () => Promise.reject(new Error()), now: () => 0, write: () => {} }),
)

test('each command has its place, and no place is for a command that is gone', () => {
  expect(commands.toSorted()).toEqual(Object.keys(places).toSorted())
})

test('pages are pages of the console', () => {
  const pages = Object.values(places).flatMap((place) => ('page' in place ? [place.page] : []))
  expect(pages.filter((page) => !(page in consoleTexts))).toEqual([])
})

test('operations.md marks the commands that the console has, and no other', () => {
  const [, table = ''] = readFileSync('docs/operations.md', 'utf8').split('| `npm run admin --` |')
  const rows = table
    .split('\n\n')[0]
    ?.split('\n')
    .flatMap((line) => /^\| (`[^|]*) \|/.exec(line)?.[1] ?? [])
  expect(rows?.length).toBeGreaterThan(20)
  const wrong = (rows ?? []).filter((row) => {
    const [first = ''] = /[a-z-]+/.exec(row) ?? []
    const own = commands.filter((name) => name.split(' ')[0] === first)
    const inConsole = own.filter((name) => 'page' in (places[name] ?? {}))
    return own.length === 0 || row.endsWith('†') !== inConsole.length > 0
  })
  expect(wrong).toEqual([])
})
