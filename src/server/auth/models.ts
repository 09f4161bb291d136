// Better Auth's models in our tables. Its fields are named as ours (db/tables/column-names.ts), but for one.

/** Table names, and a field of another name, per model of Better Auth. */
export const models = {
  user: { modelName: 'auth_users' },
  session: { modelName: 'auth_sessions' },
  account: { modelName: 'auth_accounts' },
  passkey: { modelName: 'auth_passkeys', fields: { credentialID: 'credentialId' } },
  secondFactor: { twoFactor: { modelName: 'auth_two_factors' } },
  verification: { modelName: 'auth_verifications' },
} as const
