// The Player Pass: a code becomes a pass, tokens are claimed once and passed on live, and a diamond
// is celebrated and listed.
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { aLocation, anEvent, theyActed } from '#test/support/builders.ts'
import { post } from '../../src/server/features/ledger/queries.ts'
import { setTiers } from '../../src/server/features/player-pass/commands.ts'
import { createPassCodes } from '../../src/server/features/player-pass/queries.ts'
import { setPlatformFee } from '../../src/server/features/pp-globals/commands.ts'
import { expect, expectAccessible, test } from './story.ts'

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  await one
    .page()
    .evaluate(() =>
      Promise.all(
        document.getAnimations().map((animation) => animation.finished.catch(() => null)),
      ),
    )
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (a === null || b === null) throw new Error('not to be seen')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

test('a code becomes a pass, its tokens are claimed and sent on, and both sides read why @proof', async ({
  story,
}) => {
  const { db } = story.app
  await setTiers(db, [
    { tier: 'Rally', weeklyAllowance: 20 },
    { tier: 'Ace', weeklyAllowance: 50 },
  ])
  await setPlatformFee(db, 10)
  const made = await createPassCodes(db, { tier: 'Rally', count: 1 }, Date.now())
  const [code = ''] = made.ok ? made.value : []
  story.expectNoise(/404 .*playerPass-redeem/)
  const { page, player: ana } = await story.player('Ana', '/playerpass')
  const { page: ben } = await story.player('Ben', '/playerpass', { language: 'es', theme: 'dark' })

  await expect(page.getByText('You don’t have a Player Pass yet')).toBeVisible()
  await expect(ben.getByText('Aún no tienes un Player Pass')).toBeVisible()
  await expectAccessible(ben)
  await page.getByRole('textbox', { name: 'Your code' }).fill('ABCD-EFGH-JKMN')
  await page.getByRole('button', { name: 'Redeem' }).click()
  await expect(
    page.getByText('There is no such pass code. Please check what you typed.'),
  ).toBeVisible()
  await page.getByRole('textbox', { name: 'Your code' }).fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Redeem' }).click()
  await page.getByRole('button', { name: 'Your Player Pass: Rally!' }).click()
  await page.getByRole('button', { name: 'Claim 20 tokens' }).click()
  await expect(page.getByText(/^Your next tokens are ready in [67] days/)).toBeVisible()
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Weekly tokens (Rally)' }),
  ).toContainText('+20')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Send tokens' }).click()
  await page.getByRole('searchbox').fill('ben')
  await page.getByRole('button', { name: 'Choose: Ben' }).click()
  await page.getByRole('textbox', { name: 'How many' }).fill('15')
  await page.getByRole('textbox', { name: 'A few words (optional)' }).fill('for the balls')
  await expect(page.getByText('2 tokens', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send 15 tokens' }).click()
  await page
    .getByRole('alertdialog', { name: 'Send 15 tokens to Ben?' })
    .getByRole('button', { name: 'Send 15 tokens' })
    .click()
  await expect(
    page
      .getByRole('list', { name: 'Token history' })
      .getByRole('listitem')
      .filter({ hasText: 'To Ben' }),
  ).toContainText('−15')
  await expect(ben.getByText('Tienes 13 fichas.')).toBeVisible()
  await expect(ben.getByRole('listitem').filter({ hasText: 'De Ana' })).toContainText('+13')
  await ben.getByRole('link', { name: /^Avisos/ }).click()
  await ben.getByRole('link', { name: /Ana te envió 13 fichas/ }).click()
  await expect(ben).toHaveURL(/\/playerpass$/)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Player Pass' }).click()
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: /^To Ben/ })).toContainText('Balance 5')
  await expect(page.getByText('“for the balls”')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ])
  const csv = await readFile(await download.path(), 'utf8')
  expect(download.suggestedFilename()).toBe('sideout-tokens.csv')
  expect(csv.split('\r\n').slice(0, 3)).toEqual([
    '\uFEFFDate,Kind,Amount,Fee,Balance after,Reason,Note',
    expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,Sent,-15,2,5,To Ben,for the balls$/),
    expect.stringMatching(/,Claim,20,0,20,Weekly tokens \(Rally\),$/),
  ])
  const again = await story.window(ana, '/menu')
  await expect(again.getByRole('main').getByRole('link', { name: 'Player Pass' })).toBeVisible()
})

test('what is typed is what is shown and sent; what cannot be is refused, much is asked about, and all can be taken back @proof', async ({
  story,
}) => {
  const { page, player: ana } = await story.player('Ana', '/playerpass')
  const { page: ben } = await story.player('Ben', '/playerpass', { language: 'es', theme: 'dark' })
  await story.app.db.transaction().execute((tx) =>
    post(tx, {
      id: randomUUID(),
      kind: 'claim',
      unit: 'token',
      key: 'gift',
      madeBy: 'operator',
      now: Date.now(),
      lines: [
        { player: ana.playerId, amount: 95 },
        { owner: 'issue', amount: -95 },
      ],
    }),
  )
  await page.reload()
  await page.getByRole('button', { name: 'Send tokens' }).click()
  await page.getByRole('searchbox').fill('ben')
  await page.getByRole('button', { name: 'Choose: Ben' }).click()
  const [field, sheet] = [page.getByRole('textbox', { name: 'How many' }), page.getByRole('dialog')]
  const type = async (text: string) => {
    await field.press('ControlOrMeta+a')
    await field.press('Delete')
    await field.pressSequentially(text)
  }
  await type('1000')
  await expect(field).toHaveValue('1000')
  await expect(sheet.getByText('You only have 95 tokens.')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Send tokens' })).toBeDisabled()
  await field.press('Enter')
  await type('0')
  await expect(sheet.getByText('Enter a number from 1 to 1000.')).toBeVisible()
  await type('')
  await expect(sheet.getByRole('button', { name: 'Send tokens' })).toBeDisabled()
  await type('21')
  await expect(sheet.getByRole('button', { name: 'Send 21 tokens' })).toBeEnabled()
  await field.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Not yet' }).click()
  await type('12')
  await field.press('Enter')
  await expect(page.getByText('12 tokens sent to Ben')).toBeVisible()
  const toast = page.getByRole('alertdialog').filter({ hasText: '12 tokens sent' })
  expect(await overlap(toast, page.getByRole('banner'))).toBe(false)
  await page.getByRole('button', { name: 'Send tokens' }).click()
  expect(
    await overlap(toast, page.getByRole('dialog').getByRole('button', { name: 'Close' })),
  ).toBe(false)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(ben.getByText('Tienes 12 fichas.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('12 tokens taken back')).toBeVisible()
  await expect(
    page
      .getByRole('list', { name: 'Token history' })
      .getByRole('listitem')
      .filter({ hasText: 'Undone: to Ben' }),
  ).toContainText('+12')
  await expect(ben.getByRole('listitem').filter({ hasText: 'Devueltas a Ana' })).toContainText(
    '−12',
  )
})

test('a diamond is celebrated where its owner is, once, and stands in the history @proof', async ({
  story,
}) => {
  const { db } = story.app
  const location = await aLocation(db)
  const { page, player: ana } = await story.player('Ana', '/translog', {
    language: 'es',
    theme: 'dark',
  })
  await expect(page.getByText('Aún no hay fichas')).toBeVisible()
  await expectAccessible(page)
  const [olga, cleo] = [await story.app.signedIn('Olga'), await story.app.signedIn('Cleo')]
  const eventId = await anEvent(
    db,
    { location, organizer: olga.playerId },
    { startDate: '2026-05-01', title: 'Dawn games' },
  )
  await db
    .insertInto('player_events')
    .values(
      [ana, cleo].map(({ playerId }, index) => ({
        eventId,
        playerId,
        guests: 0,
        place: 'playing' as const,
        entryOrder: index + 1,
        attendance: 'here' as const,
        startDate: '2026-05-01',
        partnerId: null,
      })),
    )
    .execute()
  await theyActed(db, eventId, [ana.playerId, cleo.playerId])
  story.app.deps.bus.publish([`event:${eventId}`])
  await page.getByRole('button', { name: '¡Ganaste un diamante: Primer evento jugado!' }).click()
  await expect(page.getByRole('link', { name: /1 diamante/ })).toBeVisible()
  await page.getByText('Diamantes', { exact: true }).click()
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Primer evento jugado' }),
  ).toContainText('Saldo 1')
  await expectAccessible(page)
  const fresh = await story.window(ana, '/alerts')
  await fresh.getByRole('link', { name: /You earned a diamond: First event played/ }).click()
  await expect(fresh.getByRole('listitem').filter({ hasText: 'First event played' })).toContainText(
    'Balance 1',
  )
  await expect(fresh.getByRole('button', { name: /^You earned a diamond/ })).toHaveCount(0)
  expect(
    await db
      .selectFrom('player_diamonds')
      .select('celebrated')
      .where('playerId', '=', ana.playerId)
      .execute(),
  ).toEqual([{ celebrated: true }])
  await fresh.reload()
  await expect(fresh.getByRole('radio', { name: 'Diamonds' })).toBeChecked()
})
