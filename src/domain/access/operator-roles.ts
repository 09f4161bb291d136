// Roles of the installation, and what each may do in the operators' console. Screens and the server
// ask the same functions; unknown roles get no rights.
import { ok, refuse, type Result } from '../shared/result.ts'

export const operatorRoles = ['owner', 'operator', 'moderator', 'viewer'] as const
export type OperatorRole = (typeof operatorRoles)[number]

export const operatorCapabilities = [
  'console.home',
  'console.look',
  'console.log',
  'console.people',
  'console.reports',
  'console.run',
  'console.keep',
  'console.appoint',
] as const
export type OperatorCapability = (typeof operatorCapabilities)[number]

const viewed = ['console.home'] as const
const moderated = [...viewed, 'console.people', 'console.reports'] as const
const run = [...moderated, 'console.look', 'console.log', 'console.run'] as const

const granted: ReadonlyMap<string, ReadonlySet<OperatorCapability>> = new Map<
  string,
  ReadonlySet<OperatorCapability>
>([
  ['owner', new Set<OperatorCapability>(operatorCapabilities)],
  ['operator', new Set<OperatorCapability>(run)],
  ['moderator', new Set<OperatorCapability>(moderated)],
  ['viewer', new Set<OperatorCapability>(viewed)],
])

export const canOperate = (role: string | null, capability: OperatorCapability): boolean =>
  role !== null && (granted.get(role)?.has(capability) ?? false)

/** isLocal: only this machine can reach the server, so a password is enough. */
export type Operator = { role: OperatorRole | null; hasSecondFactor: boolean; isLocal: boolean }

export function permitOperator(
  { role, hasSecondFactor, isLocal }: Operator,
  capability: OperatorCapability,
): Result<null, 'not-allowed' | 'second-factor-needed'> {
  if (!canOperate(role, capability)) return refuse('not-allowed')
  return hasSecondFactor || isLocal ? ok(null) : refuse('second-factor-needed')
}

const toRank = (role: OperatorRole | null): number =>
  role === null ? operatorRoles.length : operatorRoles.indexOf(role)

/** Owners act on everyone; the others only on people with a lower role than their own. */
export const mayActOn = (role: OperatorRole | null, other: OperatorRole | null): boolean =>
  role === 'owner' || toRank(role) < toRank(other)

export const isLastOwner = (owners: readonly string[], userId: string): boolean =>
  owners.length === 1 && owners[0] === userId
