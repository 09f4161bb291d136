// DUPR export: players enter their ids, the organizer sees which matches are left out and why, and
// downloads the file.
import { readFile } from 'node:fs/promises'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { anEvening } from '#test/scenes/result-scene.ts'
import { expect, expectAccessible, test } from './story.ts'

test('a player notes a DUPR ID and a rating, and the organizer downloads the matches of those who did @proof', async ({
  story,
}) => {
  const evening = await anEvening(story.app, ['Ann', 'Ben', 'Cleo', 'Dan'], {
    startDate: addDays(toDeviceDay(Date.now()), 1),
    title: 'Friday singles',
  })
  const [ann, ben] = evening.players
  if (ann === undefined || ben === undefined) throw new Error('an evening has four players')
  await evening.tell(0, 1)
  await evening.tell(2, 3)
  await ben.must('players-updatePlayer', {
    playerId: ben.playerId,
    fields: { duprId: 'BEN123' },
  })

  const form = await story.window(ann, '/player?edit=true')
  const id = form.getByRole('textbox', { name: 'DUPR ID' })
  await id.fill('K9')
  await form.getByRole('textbox', { name: 'DUPR rating' }).fill('9')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(id).toHaveAccessibleDescription(/4 to 12 letters and digits/)
  await id.fill('k9y-2p1')
  await form.getByRole('textbox', { name: 'DUPR rating' }).fill('3.62')
  await expectAccessible(form)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('DUPR 3.62 (self-reported)')).toBeVisible()
  const benPage = await story.window(ben, '/viewplayer/Ann', { language: 'es' })
  await expect(benPage.getByText('DUPR 3.62 (autodeclarado)')).toBeVisible()
  await expect(benPage.getByText('K9Y2P1')).toBeHidden()

  const path = `/results/${evening.eventId}`
  const organizer = await story.window(evening.organizer, path)
  await organizer.getByRole('button', { name: 'DUPR file' }).click()
  const sheet = organizer.getByRole('dialog', { name: 'DUPR file' })
  await expect(sheet.getByText('1 match in the file.')).toBeVisible()
  await expect(sheet.getByText('1 left out: no DUPR ID (Cleo and Dan).')).toBeVisible()
  await expectAccessible(organizer)
  await sheet.getByText('Players and their DUPR IDs').click()
  await expect(sheet.getByRole('listitem').filter({ hasText: /^Ann/ })).toContainText('K9Y2P1')
  const saving = organizer.waitForEvent('download')
  await sheet.getByRole('button', { name: 'Download CSV' }).click()
  const lines = (await readFile(await (await saving).path(), 'utf8')).split('\r\n')
  expect(lines[0]).toMatch(/^matchType,scoreType,event,date,playerA1,playerA1DuprId,/)
  expect(lines[1]).toMatch(/^S,SIDEOUT,Friday singles,[\d-]{10},Ann,K9Y2P1,,,Ben,BEN123,,,\d+,\d+,/)
  expect(lines).toHaveLength(3)

  await organizer.keyboard.press('Escape')
  const player = await story.window(ann, path)
  await expect(player.getByRole('button', { name: 'CSV' })).toBeVisible()
  await expect(player.getByRole('button', { name: 'DUPR file' })).toBeHidden()
})
