// Every form keeps a draft across reloads, or is listed here with a reason. Passwords and codes are
// never stored.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../src/client')

const secret = 'a password or a code'
const choices = 'choices, days and small numbers, with nothing written'
const short = 'one short line'
const unkept: Readonly<Record<string, string>> = {
  'app/session/claim-sheet.tsx': secret,
  'features/account/delete-setting.tsx': secret,
  'features/account/download-setting.tsx': secret,
  'features/account/email-setting.tsx': secret,
  'features/account/passkey-setting.tsx': short,
  'features/account/password-setting.tsx': secret,
  'features/account/second-factor-setting.tsx': secret,
  'features/account/session-list.tsx': secret,
  'features/agreement/agreement-sheet.tsx': 'a signature is given anew',
  'features/auth/closed-door.tsx': 'a sentence or two, before there is anyone to keep them for',
  'features/auth/code-step.tsx': secret,
  'features/auth/invite-form.tsx': secret,
  'features/auth/new-password-form.tsx': secret,
  'features/auth/register-form.tsx': secret,
  'features/auth/reset-form.tsx': short,
  'features/auth/sign-in-form.tsx': secret,
  'features/check-in/by-name.tsx': 'one name, on a device that many people use',
  'features/club/club-own.tsx': short,
  'features/event/birth-year-button.tsx': short,
  'features/event/event-delete-sheet.tsx': choices,
  'features/house-rule/house-rules-form.tsx': choices,
  'features/league/league-day-form.tsx': choices,
  'features/league/teams/lineup-form.tsx': choices,
  'features/league/teams/matchup-move.tsx': choices,
  'features/league/teams/pair-score.tsx': choices,
  'features/league/teams/plan-form.tsx': choices,
  'features/operator/backup-key.tsx': secret,
  'features/operator/backup-restore.tsx': secret,
  'features/operator/backup-sheets.tsx': secret,
  'features/operator/backups-page.tsx': choices,
  'features/operator/club/club-sheet.tsx': short,
  'features/operator/founding/founding-card.tsx': choices,
  'features/operator/look/look-page.tsx': short,
  'features/operator/person/bans.tsx': short,
  'features/operator/person/delete-form.tsx': secret,
  'features/operator/person/export-form.tsx': secret,
  'features/operator/registration-page.tsx': short,
  'features/operator/role-sheet.tsx': secret,
  'features/operator/setup/demo-step.tsx': secret,
  'features/operator/setup/venues-step.tsx': choices,
  'features/operator/venue/merge-form.tsx': secret,
  'features/operator/venue/venue-sheet.tsx': short,
  'features/operator/suspend-sheet.tsx': 'a judgement of a person, and a password',
  'features/partner/seeker-list.tsx': short,
  'features/payment/club-money.tsx': choices,
  'features/payment/pay-to-setting.tsx': 'numbers of bank accounts',
  'features/player-pass/redeem-form.tsx': secret,
  'features/player/birth-year-setting.tsx': short,
  'features/player/invited-setup.tsx': short,
  'features/player/name-step.tsx': short,
  'features/poppi/poppi.tsx': short,
  'features/template/template-name-sheet.tsx': short,
  'landing/personal-link/link-page.tsx': 'a page without the code of drafts: one name and choices',
  'parts/account/mail-code.tsx': secret,
  'ui/form/draft-form.tsx': 'the form of drafts',
  'ui/overlay/sheet-form.tsx': 'the form of sheets',
}

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
const keepsDraft = (text: string): boolean => /\buse(?:Draft|KeptText)\b/.test(text)
const forms = files.filter(({ text }) => /<(?:form|SheetForm)\b/.test(text))

test('each form keeps a draft, or says why not', () => {
  const without = forms.filter(({ text }) => !keepsDraft(text)).map(({ file }) => file)
  expect(without.toSorted()).toEqual(Object.keys(unkept).toSorted())
})

test('each longer text is part of a draft', () => {
  const written = files.filter(({ text }) => /<TextField\b[^<]*\brows=\{\d/.test(text))
  expect(written.length).toBeGreaterThan(10)
  const lost = written.filter(({ file, text }) => !/draft/i.test(text) && !(file in unkept))
  expect(lost.filter(({ text }) => !keepsDraft(text)).map(({ file }) => file)).toEqual([])
})

test('no form that keeps a draft asks for a password or a code', () => {
  const secrets = /PasswordField|one-time-code|useDraft\([^)]*\b(?:password|code)\b/
  const risky = files.filter(({ text }) => keepsDraft(text) && secrets.test(text))
  expect(risky.map(({ file }) => file)).toEqual([])
})
