// Maps Better Auth's models to our tables. Fields are named as our columns
// (db/tables/column-names.ts), with one exception.

export const models = {
  user: { modelName: 'auth_users' },
  session: { modelName: 'auth_sessions' },
  account: { modelName: 'auth_accounts' },
  passkey: { modelName: 'auth_passkeys', fields: { credentialID: 'credentialId' } },
  secondFactor: { twoFactor: { modelName: 'auth_two_factors' } },
  verification: { modelName: 'auth_verifications' },
} as const
