// Names for prints, which anyone may read: contacts use the name their keeper chose, players the
// name the viewer sees.
import { useEffect, useState } from 'react'
import { isStandIn } from '#domain/contact/contact.ts'
import { shownName } from '../../i18n/shown-name.ts'
import { contactsOutsideEvents, type OutsideName } from './outside-names.ts'

type Person = { playerId: string | null; playerName: string }

const asShown: OutsideName = ({ playerName }) => shownName(playerName)

export function usePaperNames(
  eventIds: readonly string[],
  people: readonly Person[],
): OutsideName | null {
  const [known, setKnown] = useState<{ events: string; say: OutsideName } | null>(null)
  const hasContacts = people.some(({ playerId }) => playerId !== null && isStandIn(playerId))
  const events = eventIds.join(' ')
  useEffect(() => {
    if (!hasContacts) return
    let isOver = false
    void contactsOutsideEvents(events.split(' ')).then((say) => {
      if (!isOver) setKnown({ events, say })
    })
    return () => {
      isOver = true
    }
  }, [events, hasContacts])
  if (!hasContacts) return asShown
  return known?.events === events ? known.say : null
}
