// A whole evening as in PRODUCT: twelve players check in and play six rounds on three courts, one
// arrives late, one leaves early, and one score is disputed. After closing, medals and points
// appear.
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import type { LiveOutput } from '#contract/contract.ts'
import { addDays } from '#domain/shared/day.ts'
import { openDoors } from '#test/scenes/event-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import type { TestPlayer } from '#test/support/test-app.ts'
import { expect, expectAccessible, test, type Story } from './story.ts'

const names = [
  'Ana',
  'Ben',
  'Cleo',
  'Dan',
  'Eli',
  'Fay',
  'Gus',
  'Hana',
  'Ivo',
  'Jana',
  'Kim',
  'Lia',
]
type List = NonNullable<LiveOutput<'matchLists-byEvent'>['matchList']>
type Match = List['matches'][number]

async function aRoster(story: Story) {
  const { app } = story
  const location = await aLocation(app.db)
  const olivia = await app.signedIn('Olivia', { homeLocation: location })
  const eventId = await anEvent(
    app.db,
    { location, organizer: olivia.playerId },
    {
      title: 'Round robin night',
      type: 'round robin',
      startDate: addDays(toDeviceDay(Date.now()), 1),
      courts: 3,
      maxPlayers: 16,
    },
  )
  await openDoors(app, eventId)
  const players = await Promise.all(
    [...names, 'Nora'].map((name) => app.signedIn(name, { homeLocation: location })),
  )
  const ana = await story.window(find(players, 'Ana'), `/vieweditevent/${eventId}`)
  await ana.locator('[data-main]').click()
  await expect(ana.locator('[data-main]')).toHaveAccessibleName(/^You’re in/)
  for (const player of players.slice(1, 12))
    await player.must('events-signUp', { eventId, guests: 0 })
  return { location, olivia, eventId, players, ana }
}

const find = (players: readonly TestPlayer[], name: string): TestPlayer => {
  const player = players.find(({ playerId }) => playerId === name.toLowerCase())
  if (player === undefined) throw new Error(`${name} is not in the story`)
  return player
}

async function follow(story: Story, olivia: TestPlayer, eventId: string) {
  const socket = await story.app.socket(olivia.token)
  const view = socket.subscribe('matchLists-byEvent', { eventId })
  const until = async (test: (list: List) => boolean): Promise<List> => {
    const { matchList } = await view.until(
      (answer) => answer.matchList !== null && test(answer.matchList),
    )
    if (matchList === null) throw new Error('there is no match list')
    return matchList
  }
  return { until, close: () => socket.close() }
}

const nameOf = (list: List, number: number): string => list.players[number]?.playerName ?? ''
const sideOf = (list: List, side: readonly number[]): string =>
  side.map((number) => nameOf(list, number)).join(' & ')
const isConfirmed = (list: List, round: number): boolean =>
  list.matches.filter((match) => match.round === round).every(({ state }) => state === 'confirmed')

async function score(page: Page, winners: string, behind: number, send: string): Promise<void> {
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: winners, exact: true }).click()
  await sheet.getByRole('button', { name: `${behind} 11–${behind}` }).click()
  await sheet.getByRole('button', { name: send }).click()
  await expect(sheet).toBeHidden()
}

async function tell(page: Page, winners: string, behind: number): Promise<void> {
  await page
    .getByRole('region', { name: 'Your match' })
    .getByRole('button', { name: 'Enter score' })
    .click()
  await score(page, winners, behind, 'Send score')
}

async function makeRounds(page: Page, step: 'generate' | 'replan'): Promise<void> {
  await page.locator(`[data-step=${step}]`).click()
  await page.getByRole('button', { name: 'Use these rounds' }).click()
  await expect(page.locator(`[data-step=${step}]`)).toBeHidden()
}

test('twelve players, six rounds, one late, one gone early, a dispute, medals and points @proof', async ({
  story,
}) => {
  const { olivia, eventId, players, ana } = await aRoster(story)
  const path = `/matchlist/${eventId}`
  const organizer = await story.window(olivia, path)
  const list = await follow(story, olivia, eventId)
  const phoneOf = (number: number, shown: List, options: Parameters<Story['window']>[2] = {}) =>
    story.window(find(players, nameOf(shown, number)), path, options)

  await organizer.locator('[data-step=open]').click()
  await organizer.locator('[data-step=check-in]').click()
  await expect(
    organizer.getByRole('list', { name: 'Who’s here' }).getByRole('listitem'),
  ).toHaveText(names)
  await organizer.getByRole('button', { name: 'Everyone is here' }).click()
  await organizer.getByRole('button', { name: 'Done' }).click()
  await ana.goto(path)
  await makeRounds(organizer, 'generate')
  const planned = await list.until(({ matches }) => matches.length === 18)
  expect(planned.byes).toEqual([])
  await expect(ana.getByRole('heading', { name: 'Round 1 of 6' })).toBeVisible()

  const isAnas = ({ a, b }: Match): boolean => [...a, ...b].includes(0)
  const anas = planned.matches.filter(isAnas)
  const [first, next] = anas as [Match, Match]
  const [second, third] = planned.matches.filter(
    (match) => match.round === 1 && !isAnas(match),
  ) as [Match, Match]
  const mine = ({ a, b }: Match) => (a.includes(0) ? { us: a, them: b } : { us: b, them: a })
  const answerer = await phoneOf(mine(first).them[0] ?? 0, planned, {
    language: 'es',
    theme: 'dark',
  })
  await tell(ana, sideOf(planned, mine(first).us), 7)
  await answerer
    .getByRole('region', { name: 'Tu partido' })
    .getByRole('button', { name: 'Confirmar' })
    .click()
  await expectAccessible(answerer)
  await answerer
    .getByRole('dialog')
    .getByRole('button', { name: 'Es correcto', exact: true })
    .click()
  await list.until(({ matches }) =>
    matches.some(({ matchId, state }) => matchId === first.matchId && state === 'confirmed'),
  )

  const [wrong, angry] = await Promise.all([
    phoneOf(second.a[0] ?? 0, planned),
    phoneOf(second.b[0] ?? 0, planned),
  ])
  await tell(wrong, sideOf(planned, second.a), 9)
  await angry
    .getByRole('region', { name: 'Your match' })
    .getByRole('button', { name: 'Confirm score' })
    .click()
  await angry.getByRole('dialog').getByRole('button', { name: 'Not right' }).click()
  await angry.getByRole('textbox').fill('We won 11–9')
  await angry.getByRole('button', { name: 'Send to the organizer' }).click()
  await organizer.locator('[data-step=decide]').click()
  const sheet = organizer.getByRole('dialog')
  await expect(sheet).toContainText('We won 11–9')
  await sheet.getByRole('button', { name: 'Decide', exact: true }).click()
  await sheet.getByRole('button', { name: 'Start over' }).click()
  await score(organizer, sideOf(planned, second.b), 9, 'Count this score')

  await organizer
    .getByRole('button', {
      name: `Enter score , ${[...third.a, ...third.b].map((number) => nameOf(planned, number)).join(', ')}`,
    })
    .click()
  await score(organizer, sideOf(planned, third.b), 4, 'Send score')
  await list.until((now) => isConfirmed(now, 1))
  await Promise.all([answerer, angry, wrong].map((page) => page.context().close()))

  await expect(ana.getByRole('heading', { name: 'Round 2 of 6' })).toBeVisible()
  await tell(ana, sideOf(planned, mine(next).us), 2)
  await list.until(({ matches }) =>
    matches.some(({ matchId, state }) => matchId === next.matchId && state === 'reported'),
  )
  await playRound(players, list, 2)

  await organizer.getByRole('button', { name: 'Tools', exact: true }).click()
  await organizer.getByRole('button', { name: /^Add someone/ }).click()
  await organizer.getByRole('button', { name: /^A player/ }).click()
  await organizer.getByRole('searchbox').fill('Nor')
  await organizer.getByRole('button', { name: /^Nora/ }).click()
  await organizer.getByRole('button', { name: 'Done' }).click()
  await makeRounds(organizer, 'replan')
  const withNora = await list.until(({ byes }) => byes.length === 4)
  expect(withNora.matches.filter(({ round }) => round <= 2).map(({ matchId }) => matchId)).toEqual(
    planned.matches.filter(({ round }) => round <= 2).map(({ matchId }) => matchId),
  )
  const nora = await story.window(find(players, 'Nora'), `${path}?tab=me`)
  await expect(nora.getByRole('region', { name: /^Your match|^You sit out round 3/ })).toBeVisible()
  await playRound(players, list, 3)
  await playRound(players, list, 4)

  await organizer.getByRole('button', { name: 'Tools', exact: true }).click()
  await organizer.getByRole('button', { name: /^Who’s here/ }).click()
  await organizer.getByRole('button', { name: 'Ben leaves' }).click()
  await organizer.getByRole('button', { name: 'Done' }).click()
  await makeRounds(organizer, 'replan')
  const withoutBen = await list.until(({ byes }) => byes.every(({ round }) => round <= 4))
  expect(
    withoutBen.matches.filter(({ round, a, b }) => round > 4 && [...a, ...b].includes(1)),
  ).toEqual([])
  await playRound(players, list, 5)
  await playRound(players, list, 6)
  await expectAccessible(organizer)

  await organizer.getByRole('button', { name: 'Finish the event' }).click()
  await expect(
    organizer.getByRole('dialog').getByText('Nothing: every match has a score.'),
  ).toBeVisible()
  await expectAccessible(organizer)
  await organizer.getByRole('dialog').getByRole('button', { name: 'Finish the event' }).click()
  await expect(organizer.getByRole('list', { name: 'Podium' }).getByRole('listitem')).toHaveCount(3)
  await expectAccessible(organizer)
  await list.close()
  const awards = await story.app.db
    .selectFrom('awards')
    .select(['playerId', 'medal'])
    .where('eventId', '=', eventId)
    .execute()
  const gold =
    names
      .concat('Nora')
      .find((name) =>
        awards.some(({ playerId, medal }) => medal === 'gold' && playerId === name.toLowerCase()),
      ) ?? ''
  expect(awards.map(({ medal }) => medal).sort()).toEqual(['bronze', 'gold', 'silver'])
  await nora.goto(`/viewplayer/${gold}`)
  await expect(nora.getByText('1 gold medal')).toBeVisible()
  const champion = await story.window(find(players, gold), '/leaderboard')
  await expect(champion.getByText('1 gold, 0 silver, 0 bronze medals')).toBeAttached()
  await expect(champion.getByRole('row').filter({ hasText: gold }).first()).toContainText(/won|win/)
  await expectAccessible(champion)
})

async function confirm(players: readonly TestPlayer[], now: List, matchId: string): Promise<void> {
  const match = now.matches.find((one) => one.matchId === matchId)
  const teller = now.players.find(({ playerId }) => playerId === match?.reportedBy)
  if (match === undefined || teller === undefined) throw new Error('nobody told this score')
  const others = match.a.includes(teller.number) ? match.b : match.a
  await find(players, nameOf(now, others[0] ?? 0)).must('matches-confirm', {
    matchId,
    reported: match.reported ?? '',
  })
}

async function playRound(
  players: readonly TestPlayer[],
  list: Awaited<ReturnType<typeof follow>>,
  round: number,
): Promise<void> {
  const before = await list.until(({ matches }) => matches.some((match) => match.round === round))
  for (const { matchId, a, b, state } of before.matches.filter((match) => match.round === round)) {
    const weight = (side: readonly number[]) => side.reduce((sum, number) => sum + number, 0)
    const lead = weight(b) - weight(a)
    const behind = Math.max(0, 9 - Math.abs(lead))
    if (state === 'planned')
      await find(players, nameOf(before, a[0] ?? 0)).must('matches-report', {
        matchId,
        games: [lead >= 0 ? [11, behind] : [behind, 11]],
        walkover: null,
      })
    await confirm(
      players,
      await list.until(({ matches }) =>
        matches.some((match) => match.matchId === matchId && match.state === 'reported'),
      ),
      matchId,
    )
  }
  await list.until((now) => isConfirmed(now, round))
}
