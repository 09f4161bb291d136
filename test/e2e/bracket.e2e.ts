// A tournament bracket: the organizer makes it, players see their opponents, and each result
// advances someone in all open windows.
import { toDeviceDay } from '#client/device/today.ts'
import { defaultFormat } from '#domain/event/format.ts'
import { addDays } from '#domain/shared/day.ts'
import { anEvening } from '#test/scenes/match-list-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { expect, expectAccessible, test } from './story.ts'

const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn']

test('a bracket is made from seeds, and winners and losers go their ways in every window @proof', async ({
  story,
}) => {
  const { app } = story
  const olga = await app.signedIn('Olga')
  const people = await Promise.all(names.map((name) => app.signedIn(name)))
  const { eventId, now } = await anEvening(app, olga, people, await aLocation(app.db), {
    play: 'singles',
    courts: 1,
    type: 'tournament',
    startDate: addDays(toDeviceDay(Date.now()), 1),
  })
  await olga.must('matchLists-setFormat', {
    eventId,
    format: { ...defaultFormat('tournament', 'singles', true), consolation: true },
  })
  const [ann] = people
  if (ann === undefined) throw new Error('there are six players')
  const organizer = await story.window(olga, `/matchlist/${eventId}?tab=rounds`, {
    context: { viewport: { width: 1280, height: 800 } },
  })
  const hers = await story.window(ann, `/matchlist/${eventId}?tab=rounds`, {
    language: 'es',
    theme: 'dark',
  })

  await organizer.getByRole('button', { name: 'Create the bracket' }).click()
  await organizer.getByRole('dialog').getByRole('button', { name: 'Create the bracket' }).click()
  const bracket = organizer.getByRole('region', {
    name: 'Bracket, rounds side by side',
    exact: true,
  })
  const rounds = bracket.getByRole('heading')
  await expect(rounds).toHaveText(['Quarterfinals', 'Semifinals', 'Final'])
  await expect(bracket.getByText('Winner of match 3')).toBeAttached()
  await expect(bracket.getByText('Loser of match 4')).toBeAttached()
  await expect(hers.getByRole('heading', { name: 'Semifinales' })).toBeVisible()
  await expect(hers.getByText('Ganador del partido 1').first()).toBeAttached()
  await expectAccessible(organizer)
  await expectAccessible(hers)

  const [first, second] = (await now()).matches.filter(
    ({ stage, round }) => stage === 'winners' && round === 1,
  )
  if (first === undefined || second === undefined) throw new Error('six make two quarterfinals')
  await olga.must('matches-decide', { matchId: first.matchId, games: [[11, 7]], walkover: null })
  await olga.must('matches-decide', { matchId: second.matchId, games: [[5, 11]], walkover: null })
  const winner = names[first.a[0] ?? 0] ?? ''
  const semifinal = bracket
    .getByRole('listitem')
    .filter({ has: organizer.getByRole('heading', { name: 'Semifinals' }) })
    .getByRole('listitem')
    .first()
  await expect(semifinal).toContainText(winner)
  await expect(
    bracket.getByRole('button', { name: new RegExp(`${winner}.*won.*11`) }),
  ).toBeVisible()
  const [loser, other] = [names[first.b[0] ?? 0] ?? '', names[second.a[0] ?? 0] ?? '']
  await expect(
    organizer
      .getByRole('region', { name: /^Consolation/ })
      .getByRole('button', { name: new RegExp(`${loser}.*${other}`) }),
  ).toBeVisible()
  await expect(hers.getByRole('region', { name: /^Cuadro de consolación/ })).toContainText(loser)

  await semifinal.getByRole('button').click()
  await expect(organizer.getByRole('dialog')).toContainText(winner)
})
