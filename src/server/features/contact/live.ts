import { readContactState } from '#domain/contact/contact.ts'
import { ok } from '#domain/shared/result.ts'
import { permitKeeper, toKeeperColumns } from '../../core/player/keeper-queries.ts'
import type { Deps } from '../../deps.ts'
import type { LinkKeys } from '../../link/link-keys.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { toLinkPath } from './commands.ts'
import { listContacts, type ListedContact } from './queries.ts'

export const contactLive = ({ linkKeys }: Pick<Deps, 'linkKeys'>) =>
  defineLiveQueries({
    'contacts-list': {
      shared: false,
      topics: ({ keeper }, viewer) => {
        const { keeperId, locationId, slug } = toKeeperColumns(keeper, viewer.playerId)
        return [
          topics.contacts(keeperId ?? '', locationId ?? '', slug ?? ''),
          topics.user(viewer.userId),
          ...(locationId === null ? [] : [topics.location(locationId)]),
          ...(keeper.kind === 'club' ? [topics.club(keeper.locationId, keeper.clubId)] : []),
        ]
      },
      load: async ({ db, now }, { keeper, ...asked }, viewer) => {
        const kept = await permitKeeper(db, viewer, keeper)
        if (!kept.ok) return kept
        const { contacts, ...counts } = await listContacts(db, kept.value, {
          ...asked,
          viewerId: viewer.playerId,
          now,
        })
        return ok({ ...counts, contacts: contacts.map(toRecord(linkKeys)) })
      },
    },
  })

const toRecord =
  (linkKeys: LinkKeys) =>
  ({ created, invited, used, linkKey, ...row }: ListedContact) => ({
    contactId: row.contactId,
    playerId: row.playerId,
    name: row.name,
    email: row.email,
    phone: row.phone,
    skillSelf: row.skillSelf,
    language: row.language,
    note: row.note,
    tags: row.tags,
    state: readContactState({ ...row, invited, used }),
    link: row.playerId === null ? null : toLinkPath(linkKeys, linkKey),
    claimedBy: row.claimedBy,
    claims: row.claims,
    isUndoable: row.isUndoable,
    created: created.toISOString(),
    invited: invited?.toISOString() ?? null,
    used: used?.toISOString() ?? null,
  })
