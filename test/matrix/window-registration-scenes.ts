// What commands about registration need beforehand.
import { randomUUID } from 'node:crypto'
import type { Scene, Story } from './window-story.ts'

const setupLink = 'a-link-to-set-up-with-'

const askForAccount = async ({ app }: Story): Promise<void> => {
  await app.db
    .insertInto('registration_requests')
    .values({
      requestId: randomUUID(),
      email: 'asks@example.org',
      sentence: 'I play here.',
      language: 'en',
      created: new Date(app.clock.now()),
    })
    .execute()
}

const addAnInvitation = async ({ app, ann }: Story): Promise<void> => {
  await app.db
    .insertInto('registration_invitations')
    .values({
      linkKey: 'an-invitation',
      email: null,
      language: 'en',
      usesLeft: 1,
      ends: new Date(app.clock.now() + 1_000),
      createdBy: ann.userId,
      created: new Date(app.clock.now()),
    })
    .execute()
}

type MakeScene = (
  by: string,
  words?: () => readonly string[],
  before?: (story: Story) => Promise<void>,
) => Scene

export const registrationScenes = (command: MakeScene): readonly Scene[] => [
  {
    by: 'auth-askToRegister',
    before: async ({ app }) => {
      await app.db
        .insertInto('registration')
        .values({ id: 'current', mode: 'approval', changed: new Date(app.clock.now()) })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ mode: 'approval' }))
        .execute()
    },
    act: ({ app }) =>
      app.visitor.must('auth-askToRegister', { email: 'new@example.org', sentence: 'I play.' }),
  },
  {
    by: 'operators-claim',
    before: async ({ app }) => {
      await app.db
        .insertInto('server_setup')
        .values({
          id: 'current',
          linkName: setupLink,
          linkEnds: new Date(app.clock.now() + 1_000),
        })
        .execute()
    },
    act: ({ app }) =>
      app.visitor.must('operators-claim', { key: app.deps.linkKeys.show(setupLink) }),
  },
  command('registration show'),
  command('registration mode', () => ['invitation']),
  command('registration founding', () => ['club', 'admins']),
  { ...command('registration founding', () => ['club', 'everyone']), how: 'again' },
  command('registration invite', () => ['guest@example.org']),
  command('registration uninvite', () => ['an-invitation'], addAnInvitation),
  command('registration approve', () => ['asks@example.org'], askForAccount),
  command('registration decline', () => ['asks@example.org'], askForAccount),
]

export const unseenOfRegistration = (reason: string): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    ['show', 'mode', 'invite', 'uninvite', 'approve', 'decline'].map((name) => [
      `registration ${name}`,
      reason,
    ]),
  ),
  'registration-invitations': 'an e-mail to someone without an account',
  'auth-askToRegister': reason,
  'operators-claim': reason,
})
