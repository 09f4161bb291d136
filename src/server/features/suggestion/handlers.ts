// Suggesting edits of a venue, and applying or dismissing them.
import { findChangedFields } from '#domain/location/changed-fields.ts'
import {
  openSuggestionsMax,
  suggestedChanges,
  type SuggestionOutcome,
} from '#domain/location/suggestion.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { addLocationLog } from '../../core/log/venue-log-queries.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { defineHandlers, type InTransaction } from '../../handler.ts'
import { editLocation, lockVenueForEdit } from '../location/edit-commands.ts'
import { findFields } from '../location/queries.ts'
import * as store from './queries.ts'

const done = ok({ success: true })

/**
 * Drops fields that already match. Admins are alerted of a new suggestion, not of one that replaces
 * an open one.
 */
const create: InTransaction<'suggestions-create'> = async (context, { locationId, changes }) => {
  const { actor, tx, now, newId } = context
  const { playerId } = actor
  const fields = await findFields(tx, locationId)
  if (fields === undefined) return refuse('location-not-found')
  const different = suggestedChanges(fields, changes)
  if (Object.keys(different).length === 0) return refuse('suggestion-empty')
  if ((await store.countElsewhere(tx, { playerId, locationId })) >= openSuggestionsMax)
    return refuse('too-many-suggestions', { n: openSuggestionsMax })
  const isNew = await store.saveSuggestion(
    tx,
    { suggestionId: newId(), playerId, locationId, changes: different },
    now,
  )
  const judges = isNew ? await store.listReviewers(tx, locationId, playerId) : []
  await sendAlerts(
    context,
    judges.map(({ adminId, playerName }) => ({
      playerId: adminId,
      kind: 'suggestion-made',
      eventId: null,
      params: { player: playerName ?? '', location: fields.name, locationId },
    })),
  )
  return done
}

type Closing = {
  suggestionId: string
  playerId: string
  adminId: string
  outcome: SuggestionOutcome
  location: string
  locationId: string
}

async function closeOne(
  unit: UnitOfWork,
  { suggestionId, playerId, adminId, outcome, location, locationId }: Closing,
): Promise<void> {
  const { tx } = unit
  await store.storeClosedSuggestion(tx, suggestionId, { adminId, outcome }, unit.now)
  if (playerId !== adminId)
    await sendAlerts(unit, [
      {
        playerId,
        kind: `suggestion-${outcome}`,
        eventId: null,
        params: { location, locationId },
      },
    ])
}

const close: InTransaction<'suggestions-close'> = async (context, { suggestionId, outcome }) => {
  const { actor, tx, now } = context
  const adminId = actor.playerId
  const locationId = await store.findPlace(tx, suggestionId, adminId)
  if (locationId === null) return refuse('suggestion-not-found')
  const opened = await lockVenueForEdit(context, locationId)
  if (!opened.ok)
    return opened.refusal.code === 'second-factor-needed'
      ? refuse('second-factor-needed')
      : refuse('suggestion-not-found')
  const before = opened.value
  const suggestion = await store.lockSuggestion(tx, suggestionId, locationId)
  if (suggestion === null) return refuse('suggestion-not-found')
  if (suggestion.isClosed) return refuse('suggestion-closed')
  const { playerId, changes } = suggestion
  const fields = { ...before.fields, ...changes }
  const different = findChangedFields(before.fields, fields)
  if (outcome === 'applied' && different.length > 0) {
    // Closes it with all others that asked for the same, and alerts their senders.
    await editLocation(context, { locationId, before, fields, adminId })
    await addLocationLog(
      tx,
      [
        {
          locationId,
          actorId: adminId,
          action: 'suggestion-applied',
          playerId,
          detail: different.join(' '),
        },
      ],
      now,
    )
  } else {
    await closeOne(context, {
      suggestionId,
      playerId,
      adminId,
      outcome,
      location: before.fields.name,
      locationId,
    })
  }
  // Logged without naming its author.
  if (outcome === 'dismissed')
    await addLocationLog(
      tx,
      [
        {
          locationId,
          actorId: adminId,
          action: 'suggestion-dismissed',
          detail: different.join(' '),
        },
      ],
      now,
    )
  return done
}

export const suggestionHandlers = defineHandlers<'suggestions-create' | 'suggestions-close'>({
  'suggestions-create': create,
  'suggestions-close': close,
})
