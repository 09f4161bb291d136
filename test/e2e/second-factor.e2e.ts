// The second factor: set up in the settings, asked at sign-in, and a recovery code for a lost
// phone.
import type { Page } from '@playwright/test'
import { codePeriodS, computeCode } from '#server/auth/authenticator-code.ts'
import { aLocation, anAdmin } from '#test/support/builders.ts'
import { decodeKey } from '#test/support/totp-key.ts'
import { expect, expectAccessible, test } from './story.ts'

const codeFor = (key: string, ahead = 0): string =>
  computeCode(decodeKey(key), Math.floor(Date.now() / 1000 / codePeriodS) + ahead)

test('an account asks for a code after the link in a mail, and takes a recovery code', async ({
  story,
}) => {
  story.expectNoise(/401 \(Unauthorized\)/)
  const homeLocation = await aLocation(story.app.db)
  const { page, player } = await story.player('Ana', '/player/settings/second-factor', {
    homeLocation,
    provider: 'google',
  })
  await story.app.db
    .updateTable('auth_users')
    .set({ emailVerified: true })
    .where('id', '=', player.userId)
    .execute()

  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const key = await page.locator('dd', { hasText: /^[A-Z2-7 ]{40,}$/ }).innerText()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: '6-digit code' }).fill('000000')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('That code isn’t right')).toBeVisible()
  await page.getByRole('textbox', { name: '6-digit code' }).fill(codeFor(key))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = await codes.first().innerText()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByText('It’s on: you need a code')).toBeVisible()
  expect((await story.app.mailbox.next()).subject).toBe('Your Sideout account now asks for a code')

  const openLink = async (window: Page, button: string) => {
    await window.request.post('/api/auth/sign-in/magic-link', {
      headers: { origin: story.url },
      data: { email: player.email },
    })
    const token = /#link=(\w+)/.exec((await story.app.mailbox.next()).text)?.[1] ?? ''
    await window.goto(`/signin#link=${token}`)
    await window.getByRole('button', { name: button, exact: true }).click()
  }

  const next = await story.visitor('/signin')
  await openLink(next, 'Sign in')
  await expect(next.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await expect(next.getByRole('textbox', { name: '6-digit code' })).toHaveAttribute(
    'autocomplete',
    'one-time-code',
  )
  await next.getByRole('textbox', { name: '6-digit code' }).fill('000000')
  await next.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(next.getByRole('alert')).toContainText('That code isn’t right')
  await expectAccessible(next)
  await next.getByRole('textbox', { name: '6-digit code' }).fill(codeFor(key, 1))
  await next.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(next).toHaveURL(/\/calendar$/)

  const lost = await story.visitor('/signin', { language: 'es', theme: 'dark' })
  await openLink(lost, 'Iniciar sesión')
  await lost.getByRole('button', { name: 'Usar un código de recuperación' }).click()
  await lost.getByRole('textbox', { name: 'Código de recuperación' }).fill(recovery.toUpperCase())
  await expectAccessible(lost)
  await lost.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
  await expect(lost).toHaveURL(/\/calendar$/)
})

test.describe('where venue admins must have it', () => {
  test.use({ appOptions: { secondFactor: 'admins' } })

  test('an admin is led to it from the venue, and an open window knows when it is on and off @proof', async ({
    story,
  }) => {
    const homeLocation = await aLocation(story.app.db)
    const { page, player } = await story.player('Ana', `/venuedetail/${homeLocation}`, {
      homeLocation,
    })
    await anAdmin(story.app.db, homeLocation, player.playerId)
    await page.reload()
    const open = await story.window(player, `/venuedetail/${homeLocation}`, {
      language: 'es',
      theme: 'dark',
    })
    const notice = open.getByText(
      'Aquí los administradores necesitan el inicio de sesión en dos pasos.',
    )
    await expect(notice).toBeVisible()
    await expectAccessible(open)

    await page.getByRole('link', { name: 'Set up two-step sign-in' }).click()
    await page.getByRole('button', { name: 'Set up two-step sign-in' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    const key = await page.locator('dd', { hasText: /^[A-Z2-7 ]{40,}$/ }).innerText()
    await page.getByRole('textbox', { name: '6-digit code' }).fill(codeFor(key))
    await page.getByRole('button', { name: 'Turn on' }).click()
    await page.getByRole('button', { name: 'I’ve saved them' }).click()
    await expect(notice).toBeHidden()

    await page.getByRole('button', { name: 'Turn off', exact: true }).click()
    await page.getByRole('button', { name: 'Turn off', exact: true }).click()
    await expect(page.getByText('Two-step sign-in is off.')).toBeVisible()
    await expect(notice).toBeVisible()
  })
})
