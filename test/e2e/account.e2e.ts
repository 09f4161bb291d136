// The account: passkeys and links as sign-in methods, sessions, data export, and deletion.
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import type { Database } from '#server/db/open-database.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { hashTestToken } from '#test/support/test-secret.ts'
import { expect, expectAccessible, test } from './story.ts'

const port = 18_907
async function withAuthenticator(page: Page, isUserVerified = true): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified,
      automaticPresenceSimulation: true,
    },
  })
}

test.describe('at a name', () => {
  // Passkeys are bound to a host name and don't work with an IP address.
  test.use({ appOptions: { publicUrl: `http://localhost:${port}`, port } })

  test('a passkey is made in the settings and signs in; the last way in stays; a link in a mail signs in too', async ({
    story,
  }) => {
    const site = `http://localhost:${port}`
    story.expectNoise(/400 \(Bad Request\)/)
    const { page, player } = await story.player('Ana', `${site}/player/settings/passkeys`, {
      homeLocation: await aLocation(story.app.db),
      provider: 'google',
    })
    await page.context().addCookies([
      {
        name: 'sideout.session_token',
        value: player.cookie.split('=').slice(1).join('='),
        url: site,
        httpOnly: true,
      },
    ])
    await withAuthenticator(page)
    await page.goto(`${site}/player/settings/passkeys`)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill('My phone')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByRole('list', { name: 'Passkeys' }).getByText('My phone')).toBeVisible()
    await expect(page.getByText('Your passkey is ready.')).toBeVisible()

    await page.getByRole('button', { name: 'Disconnect Google' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
    await expect(page.getByRole('button', { name: 'Disconnect Google' })).toBeHidden()
    await page.getByRole('button', { name: 'Remove My phone' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(
      page.getByText('This is your last way to sign in. Add another one first.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'OK' }).click()

    await page.goto(`${site}/signout`)
    await expect(page).toHaveURL(`${site}/landing`)
    await page.goto(`${site}/signin`)
    await expect(page).toHaveURL(`${site}/calendar`)

    await page.goto(`${site}/signout`)
    await expect(page).toHaveURL(`${site}/landing`)
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
    })
    await page.goto(`${site}/signin`)
    await page.getByText('Forgot password or other ways').click()
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page).toHaveURL(`${site}/calendar`)

    await page.goto(`${site}/signout`)
    await expect(page).toHaveURL(`${site}/landing`)
    const askForMail = async (): Promise<string> => {
      await page.goto(`${site}/signin`)
      await page.getByRole('textbox', { name: 'E-mail' }).fill(player.email)
      await page.getByText('Forgot password or other ways').click()
      await page.getByRole('button', { name: 'E-mail me a link' }).click()
      await expect(page.getByText(`a link and a code for ${player.email}`)).toBeVisible()
      return (await story.app.mailbox.next()).text
    }
    const code = /^\d{6}$/m.exec(await askForMail())?.[0] ?? ''
    await expectAccessible(page)
    await page.getByLabel('Code from the e-mail').fill(code)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(`${site}/calendar`)
    await page.goto(`${site}/signout`)
    await expect(page).toHaveURL(`${site}/landing`)
    // The first proof of an address invalidates the mail's link too, so request another mail.
    const link = /http\S+#link=\w+/.exec(await askForMail())?.[0] ?? ''
    await page.goto(link)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'One more tap' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(`${site}/calendar`)
    await page.goto(`${site}/signout`)
    await expect(page).toHaveURL(`${site}/landing`)
    await page.goto(link)
    await page.reload()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('This link has expired or was used already.')).toBeVisible()
  })

  test('a passkey of a device that does not check its holder is refused in words @proof', async ({
    story,
  }) => {
    const site = `http://localhost:${port}`
    const { page, player } = await story.player('Ana', `${site}/player/settings/passkeys`, {
      homeLocation: await aLocation(story.app.db),
    })
    await page.context().addCookies([
      {
        name: 'sideout.session_token',
        value: player.cookie.split('=').slice(1).join('='),
        url: site,
        httpOnly: true,
      },
    ])
    await withAuthenticator(page, false)
    await page.goto(`${site}/player/settings/passkeys`)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(
      page.getByText('No passkey created. You need your face, fingerprint or device PIN.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'OK' }).click()
    expect(await story.app.db.selectFrom('auth_passkeys').select('id').execute()).toEqual([])
  })
})

test('a device is signed out from another, text grows, the data comes as a file, and the account goes for good @proof', async ({
  story,
}) => {
  const venue = await aLocation(story.app.db)
  const { page, player } = await story.player('Ana', '/player/settings/sessions', {
    homeLocation: venue,
    language: 'es',
    theme: 'dark',
  })
  const event = await anEvent(
    story.app.db,
    { location: venue, organizer: player.playerId },
    { startDate: '2099-06-02' },
  )
  const phone = await story.app.db.transaction().execute((tx) => aSession(tx, player.userId))
  await page.reload()
  await expect(
    page.getByRole('list', { name: 'Dónde tienes la sesión abierta' }).getByRole('listitem'),
  ).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cerrar sesión: Safari en iPhone' }).click()
  await expect(
    page.getByRole('list', { name: 'Dónde tienes la sesión abierta' }).getByRole('listitem'),
  ).toHaveCount(1)
  expect(
    await story.app.db.selectFrom('auth_sessions').select('id').where('id', '=', phone).execute(),
  ).toEqual([])

  await page.getByText('150 %').click()
  await expect(page.locator('html')).toHaveCSS('font-size', '24px')
  for (const path of ['/calendar', `/vieweditevent/${event}`, '/messages', '/player/settings']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
      path,
    ).toBe(0)
  }
  await page.getByText('100 %').click()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar' }).click(),
  ])
  const files = unzipSync(new Uint8Array(await readFile(await download.path())))
  expect(Object.keys(files)).toContain('tables/players.json')

  await page.getByRole('button', { name: 'Eliminar mi cuenta…' }).click()
  const sheet = page.getByRole('dialog', { name: 'Eliminar mi cuenta' })
  await expect(
    sheet.getByText('Un evento tuyo se cancela y se avisa a sus jugadores.'),
  ).toBeVisible()
  await expectAccessible(page)
  await expect(sheet.getByRole('button', { name: 'Eliminar para siempre' })).toBeDisabled()
  await sheet.getByRole('textbox', { name: 'Escribe Ana para confirmar' }).fill('Ana')
  await sheet.getByRole('button', { name: 'Eliminar para siempre' }).click()
  await expect(page).toHaveURL(`${story.url}/landing`)
  expect(
    await story.app.db.selectFrom('players').select(['playerName', 'userId']).execute(),
  ).toEqual([{ playerName: 'Deleted player', userId: null }])
  expect(
    await story.app.db.selectFrom('events').select('status').where('eventId', '=', event).execute(),
  ).toEqual([{ status: 'cancelled' }])
})

for (const [language, words] of [
  [
    'en',
    {
      open: 'Delete my account…',
      title: 'Delete my account',
      field: 'Instead of “Ana’s Tuesdays”',
      neutral: 'Open play',
      named: 'Your name is still in it.',
      chosen: 'Tuesdays',
      rests: /for 90 days/,
      type: 'Type Ana to confirm',
      go: 'Delete for good',
    },
  ],
  [
    'es',
    {
      open: 'Eliminar mi cuenta…',
      title: 'Eliminar mi cuenta',
      field: 'En lugar de «Ana’s Tuesdays»',
      neutral: 'Juego libre',
      named: 'Todavía tiene tu nombre.',
      chosen: 'Los martes',
      rests: /Durante 90 días/,
      type: 'Escribe Ana para confirmar',
      go: 'Eliminar para siempre',
    },
  ],
] as const) {
  test(`who leaves names what stays of theirs (${language}) @proof`, async ({ story }) => {
    const venue = await aLocation(story.app.db)
    const ben = await story.app.signedIn('Ben')
    const { page, player } = await story.player('Ana', '/player/settings', {
      homeLocation: venue,
      language,
      theme: language === 'en' ? 'light' : 'dark',
    })
    const event = await anEvent(
      story.app.db,
      { location: venue, organizer: player.playerId },
      { startDate: '2099-06-02', title: 'Ana’s Tuesdays' },
    )
    await story.app.db
      .insertInto('event_cohosts')
      .values({ eventId: event, playerId: ben.playerId })
      .execute()
    await page.getByRole('button', { name: words.open }).click()
    const sheet = page.getByRole('dialog', { name: words.title })
    const field = sheet.getByRole('textbox', { name: words.field })
    await expect(field).toHaveValue(words.neutral)
    await expect(sheet.getByText(words.rests)).toBeVisible()
    await field.fill('With Ana')
    await expect(sheet.getByText(words.named)).toBeVisible()
    await field.fill(words.chosen)
    await expectAccessible(page)
    await sheet.getByRole('textbox', { name: words.type }).fill('Ana')
    await sheet.getByRole('button', { name: words.go }).click()
    await expect(page).toHaveURL(`${story.url}/landing`)
    expect(
      await story.app.db
        .selectFrom('events')
        .select(['title', 'playerId'])
        .where('eventId', '=', event)
        .execute(),
    ).toEqual([{ title: words.chosen, playerId: ben.playerId }])
  })
}

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'

async function aSession(db: Database, userId: string): Promise<string> {
  const now = new Date()
  const id = randomUUID()
  await db
    .insertInto('auth_sessions')
    .values({
      id,
      userId,
      token: hashTestToken(id),
      expiresAt: new Date(Date.now() + 3_600_000),
      ipAddress: null,
      userAgent: iphone,
      createdAt: now,
      updatedAt: now,
    })
    .execute()
  return id
}
