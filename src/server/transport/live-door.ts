// Admits live sockets before the upgrade, with the cheapest checks first.
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import type { Actor } from '#domain/access/actor.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import type { DatabaseLink } from '../live/database-road.ts'
import { createLogThrottle } from '../log-throttle.ts'
import type { ProcessCounts } from '../metrics/process-counts.ts'
import type { Maintenance } from '../runtime/watch-maintenance.ts'
import type { SecurityLog } from '../security-log/create-security-log.ts'
import type { IsAllowedHost } from './allowed-hosts.ts'
import { countedAddress, type Asking } from './client-address.ts'
import type { ActorOf } from './http.ts'
import { createLivePlaces, type LivePlace } from './live-places.ts'
import type { IsOwnOrigin } from './origin.ts'
import { refuseRaw } from './security-headers.ts'

export type DoorOptions = {
  actorOf: ActorOf
  addressOf: (request: Asking) => string
  isOwnOrigin: IsOwnOrigin
  isAllowedHost: IsAllowedHost
  publicUrl: string
  /** Decides when windows should use another node; never when absent. */
  road?: DatabaseLink | undefined
  maintenance?: Maintenance | undefined
  log: Logger
  socketsPerAddress: number
  security: Pick<SecurityLog, 'record'>
}

export type Admitted = { actor: Actor; place: LivePlace; address: string }

export type LiveDoor = {
  admit(request: IncomingMessage, stream: Duplex): Promise<Admitted | null>
  forgetIdle: () => void
}

export function createAdmission(
  options: DoorOptions,
  { refusedLive }: Pick<ProcessCounts, 'refusedLive'>,
): LiveDoor {
  const places = createLivePlaces({
    socketsPerAddress: options.socketsPerAddress,
    nowMs: () => performance.now(),
    refused: refusedLive,
  })
  const refuser = createRefuser(options)

  return {
    admit: async (request, stream) => {
      const address = countedAddress(options.addressOf(request))
      const refusal = checkRequest(options, request)
      if (refusal !== null) {
        refuser.atDoor(stream, refusal, address)
        return null
      }
      const reserved = places.reserve(address)
      if (!reserved.ok) {
        refuser.oneTooMany(stream, reserved.refusal, { address })
        return null
      }
      stream.once('close', () => reserved.value.release())
      const actor = await options.actorOf(request.headers)
      const taken = reserved.value.takeFor(actor)
      if (!taken.ok) {
        refuser.oneTooMany(stream, taken.refusal, { address, actor })
        return null
      }
      return { actor, place: taken.value, address }
    },
    forgetIdle: () => places.forgetIdle(),
  }
}

type DoorRefusal = 'wrong-host' | 'unknown-query' | 'foreign-origin' | 'unavailable'

function checkRequest(
  { isAllowedHost, isOwnOrigin, road, maintenance }: DoorOptions,
  { url, headers }: IncomingMessage,
): DoorRefusal | null {
  if (!isAllowedHost(headers.host)) return 'wrong-host'
  if (url?.split('?')[0] !== '/live') return 'unknown-query'
  if (!isOwnOrigin(headers.origin, headers.host)) return 'foreign-origin'
  return road?.isCutOff() === true || maintenance?.isClosed() === true ? 'unavailable' : null
}

function createRefuser({ log, security, publicUrl }: DoorOptions) {
  const throttle = createLogThrottle(() => performance.now())
  return {
    atDoor: (stream: Duplex, code: DoorRefusal, address: string): void => {
      if (code === 'foreign-origin' || code === 'wrong-host')
        security.record({
          kind: 'origin-refused',
          outcome: 'refused',
          reason: code,
          what: 'live',
          address,
        })
      refuseRaw(stream, { code }, publicUrl)
    },
    oneTooMany: (
      stream: Duplex,
      refusal: Refusal,
      { address, actor }: { address: string; actor?: Actor },
    ): void => {
      const userId = actor?.kind === 'signed-in' ? actor.userId : null
      security.record({
        kind: 'limit-hit',
        outcome: 'refused',
        reason: 'too-many-sockets',
        address,
        userId,
      })
      throttle.log('too many sockets', (leftOut) => {
        log.warn({ leftOut }, 'an address or account has too many live windows: one was refused')
        return ''
      })
      refuseRaw(stream, refusal, publicUrl)
    },
  }
}
