// The signed-in player's account: sign-in methods, sessions, e-mail address and deletion. Sensitive
// calls need a recent sign-in or the password.
import * as v from 'valibot'
import { addressCodeDigits } from '#domain/account/account.ts'
import { namedTitlesMax } from '#domain/account/own-name.ts'
import { eventTitleMax } from '#domain/event/event.ts'
import { addressSchema } from '#domain/mail/address.ts'
import { suppressionReasons } from '#domain/mail/refused-mail.ts'
import { socialProviders } from '#domain/onboarding/onboarding.ts'
import { passwordMax } from '#domain/onboarding/password.ts'
import { uuidSchema } from '#domain/shared/id.ts'
import { lineSchema, textSchema } from '#domain/shared/text.ts'
import { call, defineContract } from './call.ts'

const success = v.object({ success: v.boolean() })
const recordId = lineSchema(64)
const password = v.nullable(v.pipe(v.string(), v.maxLength(passwordMax)))

/**
 * email is null when a provider gave no address. suppressed: why it gets no mail. isRecent: this
 * session's sign-in is recent enough for sensitive calls.
 */
export const signInMethods = call({
  name: 'account-signInMethods',
  who: 'signed-in',
  kind: 'read',
  summary: 'How I can sign in, and whether my address is proven.',
  input: v.strictObject({}),
  output: v.object({
    email: v.nullable(v.string()),
    emailVerified: v.boolean(),
    suppressed: v.nullable(v.picklist(suppressionReasons)),
    hasPassword: v.boolean(),
    hasSecondFactor: v.boolean(),
    isRecent: v.boolean(),
    providers: v.array(
      v.object({ provider: v.picklist(socialProviders), isLinked: v.boolean(), isOn: v.boolean() }),
    ),
    passkeys: v.array(
      v.object({ passkeyId: v.string(), name: v.nullable(v.string()), created: v.string() }),
    ),
  }),
  refusals: [],
})

const proofRefusals = [
  'sign-in-too-old',
  'wrong-password',
  'too-many-requests',
  'unavailable',
] as const
const proof = { password: v.optional(password, null) }

export const sessionList = call({
  name: 'account-sessions',
  who: 'signed-in',
  kind: 'read',
  summary: 'Where I am signed in. Needs a recent sign-in, or the password.',
  input: v.strictObject(proof),
  output: v.object({
    sessions: v.array(
      v.object({
        sessionId: v.string(),
        browser: v.nullable(v.string()),
        system: v.nullable(v.string()),
        created: v.string(),
        lastUsed: v.string(),
        isThis: v.boolean(),
      }),
    ),
  }),
  refusals: proofRefusals,
})

export const revokeSession = call({
  name: 'account-revokeSession',
  who: 'signed-in',
  kind: 'write',
  summary: 'Sign out one of my devices at once. Needs a recent sign-in, or the password.',
  input: v.strictObject({ sessionId: recordId, ...proof }),
  output: success,
  refusals: ['session-not-found', ...proofRefusals],
})

export const revokeOtherSessions = call({
  name: 'account-revokeOtherSessions',
  who: 'signed-in',
  kind: 'write',
  summary: 'Sign out all my devices but this one. Needs a recent sign-in, or the password.',
  input: v.strictObject(proof),
  output: success,
  refusals: proofRefusals,
})

export const removePasskey = call({
  name: 'account-removePasskey',
  who: 'signed-in',
  kind: 'write',
  summary: 'Remove a passkey. The last way to sign in stays.',
  input: v.strictObject({ passkeyId: recordId }),
  output: success,
  refusals: ['passkey-not-found', 'last-sign-in'],
})

export const unlinkProvider = call({
  name: 'account-unlinkProvider',
  who: 'signed-in',
  kind: 'write',
  summary: 'Part from a social provider. The last way to sign in stays.',
  input: v.strictObject({ provider: v.picklist(socialProviders) }),
  output: success,
  refusals: ['provider-not-linked', 'last-sign-in'],
})

export const sendVerification = call({
  name: 'account-sendVerification',
  who: 'signed-in',
  kind: 'write',
  limit: 'address-mail',
  summary: 'Mail me a link and a code that prove my address, again after mail came back.',
  input: v.strictObject({}),
  output: success,
  refusals: ['email-verified', 'no-email'],
})

/**
 * Leaving a proved address needs a link sent to it; a second link confirms the new one. The
 * response is the same for an address already in use, so it can't be probed.
 */
export const changeEmail = call({
  name: 'account-changeEmail',
  who: 'signed-in',
  kind: 'write',
  limit: 'address-mail',
  summary: 'Ask for another address. Mails to the present and to the new one lead there.',
  input: v.strictObject({ email: addressSchema, password }),
  output: success,
  refusals: ['same-email', 'sign-in-too-old', 'wrong-password', 'too-many-requests', 'unavailable'],
})

/** left: the link to the present address was used, and the e-mail to the new one is on its way. */
export const confirmEmail = call({
  name: 'account-confirmEmail',
  who: 'signed-in',
  kind: 'write',
  limit: 'address-link',
  summary: 'Use a link about my address in the app, where I am signed in.',
  input: v.strictObject({ token: v.pipe(v.string(), v.maxLength(64)) }),
  output: v.object({ did: v.picklist(['verified', 'left', 'changed']) }),
  refusals: ['link-expired'],
})

export const confirmCode = call({
  name: 'account-confirmCode',
  who: 'signed-in',
  kind: 'write',
  limit: 'address-code',
  summary: 'Prove my address by the code in the e-mail that holds the link.',
  input: v.strictObject({
    code: v.pipe(v.string(), v.digits(), v.length(addressCodeDigits)),
  }),
  output: v.object({ did: v.picklist(['verified', 'changed']) }),
  refusals: ['code-wrong'],
})

const namedTitle = v.object({
  id: v.string(),
  kind: v.picklist(['event', 'league']),
  title: v.string(),
  neutral: v.string(),
})

export const deletionPreview = call({
  name: 'account-deletionPreview',
  who: 'player',
  kind: 'read',
  summary: 'What deleting my account would do.',
  input: v.strictObject({}),
  output: v.object({
    handedOver: v.number(),
    cancelled: v.number(),
    leaving: v.number(),
    titles: v.array(namedTitle),
    clubsHandedOver: v.number(),
    clubsDeleted: v.number(),
    lastAdminOf: v.array(v.string()),
    matches: v.number(),
  }),
  refusals: [],
})

/**
 * titles: chosen instead of the neutral ones. Not stored for idempotent retries, because the
 * account is gone by then.
 */
export const deleteAccount = call({
  name: 'account-delete',
  who: 'player',
  kind: 'write',
  limit: 'account-deletion',
  summary: 'Delete my account, for good.',
  input: v.strictObject({
    playerName: textSchema(40),
    password,
    titles: v.optional(
      v.pipe(
        v.array(v.strictObject({ id: uuidSchema, title: lineSchema(eventTitleMax) })),
        v.maxLength(namedTitlesMax),
      ),
      [],
    ),
  }),
  output: success,
  refusals: [
    'name-differs',
    'last-owner',
    'title-has-name',
    'sign-in-too-old',
    'wrong-password',
    'too-many-requests',
    'unavailable',
  ],
})

export const accountContract = defineContract({
  nouns: { account: 'sign-in' },
  calls: [
    signInMethods,
    sessionList,
    revokeSession,
    revokeOtherSessions,
    removePasskey,
    unlinkProvider,
    sendVerification,
    changeEmail,
    confirmCode,
    confirmEmail,
    deletionPreview,
    deleteAccount,
  ],
})
