// Nothing can be asked that the matrix does not ask: every name of the contract has a row, and every row is asked.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accountRows } from './account-rows.ts'
import { clubRows } from './club-rows.ts'
import { documentRows } from './document-rows.ts'
import { eventChatRows } from './event-chat-rows.ts'
import { eventRows } from './event-rows.ts'
import { leaderboardRows } from './leaderboard-rows.ts'
import { leagueRows } from './league-rows.ts'
import { locationRows } from './location-rows.ts'
import { mediaRows } from './media-rows.ts'
import { matchListRows } from './match-list-rows.ts'
import { matchRows } from './match-rows.ts'
import { names } from './matrix-wire.ts'
import { passRows } from './pass-rows.ts'
import { notificationRows } from './notification-rows.ts'
import { playerRows } from './player-rows.ts'
import { recordRows } from './record-rows.ts'
import { resultRows } from './result-rows.ts'
import { rosterRows } from './roster-rows.ts'
import { supportRows } from './support-rows.ts'
import { teamRows } from './team-rows.ts'

test('every call, live query and HTTP function has a row', () => {
  const asked = new Set([matchListRows, mediaRows, eventChatRows, accountRows, playerRows, notificationRows, passRows, locationRows, clubRows, eventRows, rosterRows, matchRows, resultRows, leagueRows, leaderboardRows, teamRows, supportRows, documentRows, recordRows].flat().map(({ name }) => name))
  expect(names.filter((name) => !asked.has(name))).toEqual([])
})

test('every file of rows is asked by one of the matrices', () => {
  const files = readdirSync(import.meta.dirname)
  const matrices = files.filter((name) => name.startsWith('authorization-')).map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  expect(files.filter((name) => name.endsWith('-rows.ts') && !matrices.some((text) => text.includes(`from './${name}'`)))).toEqual([])
})
