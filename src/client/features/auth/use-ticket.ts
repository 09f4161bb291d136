// The cookie takes an invitation, a club's or a contact's link to every door of sign-in.
import { useEffect, useState } from 'react'
import type { WantedPage } from '#domain/onboarding/wanted-page.ts'
import { formatTicket, parseTicket, type Ticket } from '#domain/registration/registration.ts'
import { cookieEnd } from '../../device/cookies.ts'
import { getStored } from '../../device/storage.ts'

const cookieSeconds = 2 * 86_400

export function useTicket(wanted: WantedPage | null): Ticket | null {
  const [ticket] = useState(() => findTicket(location.hash, wanted))
  useEffect(() => {
    if (ticket !== null)
      document.cookie = `invitation=${formatTicket(ticket)}; path=/; max-age=${cookieSeconds}${cookieEnd()}`
    if (location.hash.startsWith('#invitation='))
      history.replaceState(history.state, '', location.pathname + location.search)
  }, [ticket])
  return ticket
}

function findTicket(hash: string, wanted: WantedPage | null): Ticket | null {
  const invitation = parseTicket(/^#invitation=(.+)$/.exec(hash)?.[1] ?? '')
  if (invitation !== null) return invitation
  const kept = parseTicket(/(?:^|; )invitation=([^;]+)/.exec(document.cookie)?.[1] ?? '')
  if (kept?.pass === 'invitation') return kept
  if (wanted !== null && 'clubKey' in wanted) return { pass: 'club', key: wanted.clubKey }
  const key = getStored('personalLink')
  return key === null ? kept : { pass: 'contact', key }
}
