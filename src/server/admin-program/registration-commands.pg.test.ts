// The operator's commands about registration, with the mails that the server sends for them.
import { expect, test } from 'vitest'
import { admin, app, logLines, startOperator } from '#test/scenes/operator-scene.ts'
import { mailWaitingInvitations } from '../features/registration/commands.ts'

startOperator()

const ask = (email: string) =>
  app.visitor.must('auth-askToRegister', { email, sentence: 'I play here.' })
const show = async () => {
  const { mode, requests, invitations } = await admin<{
    mode: string
    requests: { email: string }[]
    invitations: { linkKey: string; email: string | null }[]
  }>('registration', 'show')
  return {
    mode,
    waits: requests.map(({ email }) => email),
    invited: invitations.map(({ email }) => email ?? '').sort((a, b) => a.localeCompare(b)),
    keys: invitations.map(({ linkKey }) => linkKey),
  }
}

test('the terminal sets the mode, lets people in and declines, and the server mails the invitations', async () => {
  expect(await show()).toMatchObject({ mode: 'open', waits: [], invited: [] })
  await admin('registration', 'mode', 'approval')
  await expect(admin('registration', 'mode', 'approval')).rejects.toThrow(
    'Registration is approval already.',
  )
  await ask('nora@example.org')
  await ask('otto@example.org')
  expect((await show()).waits).toEqual(['nora@example.org', 'otto@example.org'])
  await admin('registration', 'approve', 'NORA@example.org')
  await admin('registration', 'decline', 'otto@example.org')
  await admin('registration', 'invite', 'pia@example.org')
  expect(await show()).toMatchObject({
    mode: 'approval',
    waits: [],
    invited: ['nora@example.org', 'pia@example.org'],
  })
  expect(await mailWaitingInvitations(app.deps)).toBe(2)
  expect(await mailWaitingInvitations(app.deps)).toBe(0)
  const mails = [await app.mailbox.next(), await app.mailbox.next()]
  expect(mails.map(({ to }) => to).sort()).toEqual(['nora@example.org', 'pia@example.org'])
  for (const key of (await show()).keys) await admin('registration', 'uninvite', key)
  expect(await show()).toMatchObject({ invited: [] })
  expect(await logLines()).toEqual([
    'registration mode approval',
    'registration approve nora@example.org',
    'registration decline otto@example.org',
    'registration invite pia@example.org',
    'registration uninvite',
    'registration uninvite',
  ])
})

test('the terminal sets who may found, shows it, and refuses what is so and what is no number of days', async () => {
  const founding = async () =>
    (await admin<{ founding: Record<string, unknown> }>('registration', 'show')).founding
  const open = { who: 'everyone', days: 7 }
  expect(await founding()).toEqual({ venue: open, club: open, event: open })
  await admin('registration', 'founding', 'venue', 'known', '--days', '30')
  await admin('registration', 'founding', 'club', 'admins')
  expect(await founding()).toEqual({
    venue: { who: 'known', days: 30 },
    club: { who: 'admins', days: 7 },
    event: open,
  })
  await expect(admin('registration', 'founding', 'club', 'admins')).rejects.toThrow(
    'It is so already: club admins.',
  )
  for (const days of ['0', '366', '1.5', 'many'])
    await expect(
      admin('registration', 'founding', 'venue', 'known', '--days', days),
    ).rejects.toThrow('a whole number from 1 to 365 is needed')
  await expect(admin('registration', 'founding', 'team', 'admins')).rejects.toThrow()
  for (const what of ['venue', 'club']) await admin('registration', 'founding', what, 'everyone')
  expect(await founding()).toEqual({ venue: open, club: open, event: open })
})

test('whom no one waits for, what is no address and no invitation are refused', async () => {
  await expect(admin('registration', 'approve', 'una@example.org')).rejects.toThrow(
    'No one with the address "una@example.org" waits.',
  )
  await expect(admin('registration', 'invite', 'una')).rejects.toThrow()
  await expect(admin('registration', 'uninvite', '-none')).rejects.toThrow('-none')
  await expect(admin('registration', 'uninvite', 'none')).rejects.toThrow(
    'There is no invitation "none".',
  )
})
