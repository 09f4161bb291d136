// Stands in for @simplewebauthn/server in the bundle (tools/build/server-program.ts): it is 600 kB,
// and the plugin of passkeys would load it at startup.
import type * as checks from '@simplewebauthn/server'

const load = (): Promise<typeof checks> => import('@simplewebauthn/server')

export const generateAuthenticationOptions: typeof checks.generateAuthenticationOptions = async (
  options,
) => (await load()).generateAuthenticationOptions(options)

export const generateRegistrationOptions: typeof checks.generateRegistrationOptions = async (
  options,
) => (await load()).generateRegistrationOptions(options)

export const verifyAuthenticationResponse: typeof checks.verifyAuthenticationResponse = async (
  options,
) => (await load()).verifyAuthenticationResponse(options)

export const verifyRegistrationResponse: typeof checks.verifyRegistrationResponse = async (
  options,
) => (await load()).verifyRegistrationResponse(options)
