// Authorization matrix of the player's own account: calls concern the caller only.
import type { CallName } from '#contract/contract.ts'
import { plainRow, type MatrixRow } from '../matrix-cell.ts'

export const rows: readonly MatrixRow[] = [
  plainRow('account-signInMethods', 'ok', () => ({ input: {} })),
  plainRow('account-sessions', 'ok', () => ({ input: {} })),
  plainRow('account-revokeSession', 'session-not-found', () => ({
    input: { sessionId: 'nobody’s' },
  })),
  plainRow('account-revokeOtherSessions', 'ok', () => ({ input: {} })),
  plainRow('account-removePasskey', 'passkey-not-found', () => ({
    input: { passkeyId: 'nobody’s' },
  })),
  plainRow('account-unlinkProvider', 'provider-not-linked', () => ({
    input: { provider: 'facebook' },
  })),
  plainRow('account-sendVerification', 'ok', () => ({ input: {} })),
  plainRow('account-changeEmail', 'ok', () => ({
    input: { email: 'another@example.org', password: null },
  })),
  plainRow('account-confirmEmail', 'link-expired', () => ({ input: { token: 'nobody’s' } })),
  plainRow('account-confirmCode', 'code-wrong', () => ({ input: { code: '000000' } })),
  plainRow('account-suspension', 'link-expired', () => ({ input: { ticket: 'nobodys-ticket' } })),
  plainRow('account-appeal', 'link-expired', () => ({
    input: { ticket: 'nobodys-ticket', text: 'Hello' },
  })),
  plainRow('account-deletionPreview', 'ok', () => ({ input: {} })),
  plainRow('account-delete', 'name-differs', () => ({
    input: { playerName: 'Somebody Else', password: null },
  })),
]

export const endNothing: readonly CallName[] = [
  'account-revokeSession',
  'account-revokeOtherSessions',
  'account-removePasskey',
  'account-unlinkProvider',
  'account-sendVerification',
  'account-changeEmail',
  'account-confirmEmail',
  'account-confirmCode',
  'account-appeal',
]
