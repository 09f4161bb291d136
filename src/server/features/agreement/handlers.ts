// Agreements: people who run a venue, club or event ask for them; players accept for themselves and
// their guests.
import { createHash } from 'node:crypto'
import type { AgreementKeeper } from '#contract/agreement.ts'
import { agreementsMax, findSeason, listMissing } from '#domain/agreement/agreement.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { openEvent, openEventFor } from '../../core/access/open-event.ts'
import { ownsClub, permitKeeper } from '../../core/player/keeper-queries.ts'
import { defineHandlers, type CallContext, type InTransaction } from '../../handler.ts'
import { takePublicEvents } from '../newcomer/queries.ts'
import { takeText } from '../stored-text/queries.ts'
import { acceptVersions, listUnsigned } from './commands.ts'
import { findMissing } from './missing-queries.ts'
import * as store from './queries.ts'

const done = ok({ success: true })

type OwnerRefusal =
  | 'location-not-found'
  | 'club-not-found'
  | 'event-not-found'
  | 'not-allowed'
  | 'second-factor-needed'
type Owned = { owner: store.OwnerColumns; isPublic: boolean }

async function permitOwner(
  { actor, tx, now }: CallContext,
  keeper: AgreementKeeper,
): Promise<Result<Owned, OwnerRefusal>> {
  if (keeper.kind === 'event') {
    const { eventId } = keeper
    const opened = await openEventFor({ actor, tx, now }, eventId, 'event.agreements')
    if (!opened.ok) return opened
    const { event } = opened.value
    const owner = { kind: 'event', locationId: null, slug: null, eventId } as const
    return ok({ owner, isPublic: !event.invite })
  }
  const kept = await permitKeeper(tx, actor, keeper)
  if (!kept.ok) return kept
  // Secretaries manage a club's people; only its owner decides what everyone has to sign.
  if (keeper.kind === 'club' && !(await ownsClub(tx, keeper, actor.playerId)))
    return refuse('not-allowed')
  const { locationId } = keeper
  const owner =
    keeper.kind === 'club'
      ? ({ kind: 'club', locationId, slug: keeper.clubId, eventId: null } as const)
      : ({ kind: 'venue', locationId, slug: null, eventId: null } as const)
  return ok({ owner, isPublic: false })
}

const list: InTransaction<'agreements-list'> = async (context, { owner }) => {
  const owned = await permitOwner(context, owner)
  return owned.ok ? ok({ agreements: await store.listOwned(context.tx, owned.value.owner) }) : owned
}

const save: InTransaction<'agreements-save'> = async (
  context,
  { owner: keeper, agreementId, ...fields },
) => {
  const { tx } = context
  const owned = await permitOwner(context, keeper)
  if (!owned.ok) return owned
  const { owner } = owned.value
  if (fields.textEn === '' && fields.textEs === '') return refuse('agreement-text')
  if (!isSeason(fields)) return refuse('agreement-season')
  await store.lockOwner(tx, owner)
  const known = await store.listOwned(tx, owner)
  const before = known.find((one) => one.agreementId === agreementId) ?? null
  if (agreementId !== null && before === null) return refuse('agreement-not-found')
  if (before === null && known.length >= agreementsMax)
    return refuse('too-many-agreements', { n: agreementsMax })
  const counted = await countPublic(context, owned.value)
  if (!counted.ok) return counted
  const stored = await takeText(tx, {
    playerId: context.actor.playerId,
    now: context.now,
    texts: [fields.title, fields.textEn, fields.textEs],
  })
  return stored.ok ? ok(await write(context, owner, before, fields)) : stored
}

/**
 * Public texts count against the same limits as public events, for newcomers and unconfirmed
 * addresses.
 */
async function countPublic(
  { actor: { playerId }, tx, now, deps }: CallContext,
  { owner: { eventId }, isPublic }: Owned,
) {
  const eventIds = isPublic && eventId !== null ? [eventId] : []
  return takePublicEvents(tx, { playerId, now, deps }, eventIds)
}

async function write(
  { actor, tx, now, newId }: CallContext,
  owner: store.OwnerColumns,
  before: store.AgreementRow | null,
  fields: store.AgreementFields,
): Promise<{ agreementId: string; version: number }> {
  const agreementId = before?.agreementId ?? newId()
  const hash = hashText(fields)
  await store.writeAgreement(tx, agreementId, owner, fields, now)
  await store.markAsking(tx, owner)
  if (before !== null && hashText(before) === hash) return { agreementId, version: before.version }
  const version = (before?.version ?? 0) + 1
  const { title, textEn, textEs } = fields
  await store.addVersion(tx, {
    versionId: newId(),
    agreementId,
    version,
    title,
    textEn,
    textEs,
    hash,
    writtenBy: actor.playerId,
    created: new Date(now),
  })
  return { agreementId, version }
}

const isSeason = ({ repeats, seasonFrom, seasonUntil }: store.AgreementFields): boolean =>
  (seasonFrom === null && seasonUntil === null) ||
  (repeats === 'season' && seasonFrom !== null && seasonUntil !== null && seasonFrom <= seasonUntil)

/** SHA-256 over the title and texts, so that the record proves what was accepted. */
const hashText = ({
  title,
  textEn,
  textEs,
}: Pick<store.AgreementFields, 'title' | 'textEn' | 'textEs'>): string =>
  createHash('sha256')
    .update(JSON.stringify([title, textEn, textEs]))
    .digest('hex')

const end: InTransaction<'agreements-end'> = async (context, { owner: keeper, agreementId }) => {
  const { tx, now } = context
  const owned = await permitOwner(context, keeper)
  if (!owned.ok) return owned
  const { owner } = owned.value
  await store.lockOwner(tx, owner)
  const known = await store.listOwned(tx, owner)
  if (!known.some((one) => one.agreementId === agreementId)) return refuse('agreement-not-found')
  await store.endAgreement(tx, agreementId, now)
  await store.markAsking(tx, owner)
  return done
}

const asked: InTransaction<'agreements-asked'> = async (
  { actor, tx, now },
  { eventId, guests },
) => {
  const opened = await openEvent({ actor, tx, now }, eventId)
  if (opened === null) return refuse('event-not-found')
  const entering = { eventId, playerId: actor.playerId, day: opened.event.startDate, guests }
  return ok({ agreements: await listUnsigned(tx, entering) })
}

const accept: InTransaction<'agreements-accept'> = async (context, { eventId, ...signed }) => {
  const { actor, tx, now } = context
  const opened = await openEvent({ actor, tx, now }, eventId)
  if (opened === null) return refuse('event-not-found')
  const entering = { playerId: actor.playerId, eventId, day: opened.event.startDate }
  return acceptVersions(context, entering, { ...signed, way: 'self' })
}

const recordPaper: InTransaction<'agreements-recordPaper'> = async (
  { actor, tx, now, newId },
  { eventId, playerId, accepted },
) => {
  const opened = await openEventFor({ actor, tx, now }, eventId, 'event.roster')
  if (!opened.ok) return opened
  const { event } = opened.value
  const player = (await store.listRosterPlayers(tx, eventId)).find(
    (one) => one.playerId === playerId,
  )
  if (player === undefined) return refuse('not-signed-up')
  if (!accepted) {
    await store.deletePaper(tx, { eventId, playerId })
    return done
  }
  const day = event.startDate
  const [missing = []] = await findMissing(tx, [{ eventId, playerId, day, guests: player.guests }])
  await store.addAcceptances(
    tx,
    missing.map((one) => ({
      acceptanceId: newId(),
      versionId: one.versionId,
      playerId,
      eventId,
      season: findSeason(one, day),
      typedName: player.playerName,
      guardian: '',
      guests: [],
      way: 'paper',
      recordedBy: actor.playerId,
      accepted: new Date(now),
    })),
  )
  return done
}

const ofRoster: InTransaction<'agreements-roster'> = async ({ actor, tx, now }, { eventId }) => {
  const opened = await openEventFor({ actor, tx, now }, eventId, 'event.roster')
  if (!opened.ok) return opened
  const { event } = opened.value
  const agreements = await store.listAsked(tx, [eventId])
  if (agreements.length === 0) return ok({ agreements: [], players: [] })
  const players = await store.listRosterPlayers(tx, eventId)
  const signed = await store.listSigned(
    tx,
    agreements.map(({ versionId }) => versionId),
    players.map(({ playerId }) => playerId),
  )
  const day = event.startDate
  return ok({
    agreements: agreements.map(({ title, version, textEn, textEs }) => ({
      title,
      version,
      textEn,
      textEs,
    })),
    players: players.map(({ playerId, playerName, guests }) => {
      const own = signed.filter((one) => one.playerId === playerId)
      const newest = own[0]
      return {
        playerId,
        playerName,
        missing: listMissing(agreements, own, { eventId, day, guests }).length,
        signed: newest === undefined ? null : toSigned(newest),
      }
    }),
  })
}

const toSigned = ({
  typedName,
  guardian,
  guestNames,
  way,
  playerId,
  recordedBy,
  recordedByName,
  accepted,
}: store.SignedRow) => ({
  typedName,
  guardian,
  guests: guestNames,
  way,
  recordedBy: recordedBy === playerId ? null : recordedByName,
  accepted: accepted.toISOString(),
})

export const agreementHandlers = defineHandlers({
  'agreements-list': list,
  'agreements-save': save,
  'agreements-end': end,
  'agreements-asked': asked,
  'agreements-accept': accept,
  'agreements-recordPaper': recordPaper,
  'agreements-roster': ofRoster,
})
