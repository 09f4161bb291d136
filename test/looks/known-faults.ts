// What the gate of looks finds and may stay, each with its reason. One that is no longer found is
// itself a fault, so this list only shrinks.
import type { PageFault } from './page-faults.ts'

export type KnownFault = Pick<PageFault, 'kind'> & {
  /** The screen's name, or the start of several. */
  screen: string
  /** Part of what is found; all of it when left out. */
  what?: string
  /** Depends on the day, or on how fast the machine is, so it may be absent. */
  isSometimes?: true
  why: string
}

const linked = 'linked twice'
const small = 'target below 44 px'
const publicPages = ['landing', 'terms', 'privacy', 'docs', 'guide', 'at-place', 'visitor: event']

export const knownFaults: readonly KnownFault[] = [
  { kind: linked, screen: 'media', why: 'each picture names who added it, and where' },
  { kind: linked, screen: 'alerts', isSometimes: true, why: 'two alerts of one club' },
  { kind: linked, screen: 'player', why: 'my home venue, and my venues' },
  { kind: linked, screen: 'operate', why: 'the pages, and what waits on one of them' },
  { kind: linked, screen: 'vieweditevent', isSometimes: true, why: 'who organizes plays as well' },
  {
    kind: linked,
    screen: 'organizer: event',
    isSometimes: true,
    why: 'who organizes plays as well',
  },
  {
    kind: linked,
    screen: 'event to sign up',
    isSometimes: true,
    why: 'who organizes plays as well',
  },
  {
    kind: linked,
    screen: 'createevent',
    isSometimes: true,
    why: 'one event takes my time and my courts',
  },
  {
    kind: linked,
    screen: 'venuedetail',
    why: 'the address and the map; the next events and the main action',
  },
  ...publicPages.flatMap((screen): KnownFault[] =>
    ['Sideout', ...(screen === 'at-place' ? [] : ['EN, English', 'ES, Español'])].map((what) => ({
      kind: small,
      screen,
      what,
      why: 'in a bar of 44 px and more; a page of 10 kB has no room for wider edges',
    })),
  ),
  {
    kind: small,
    screen: 'editclub',
    what: 'Nate77',
    isSometimes: true,
    why: 'a name in a row of 56 px, beside its actions',
  },
  {
    kind: small,
    screen: 'createevent',
    what: 'Evento sin título',
    isSometimes: true,
    why: 'links in a warning',
  },
  {
    kind: small,
    screen: 'createevent',
    what: '.m.',
    isSometimes: true,
    why: 'links in a warning, each with its hour',
  },
  {
    kind: 'moves while it loads',
    screen: 'visitor: event',
    isSometimes: true,
    why: 'the landing learns who invites after it stands; by 49 px, within its 10 kB',
  },
  {
    kind: 'moves while it loads',
    screen: 'organizer: event',
    isSometimes: true,
    why: 'by 0.009 to 0.012: the row of its matches comes with the match list',
  },
  {
    kind: 'moves while it loads',
    screen: 'createevent',
    isSometimes: true,
    why: 'filled in from the last event once that is known, with warnings over the form',
  },
  ...['desk', 'queue'].map((name) => ({
    kind: 'moves while it loads',
    screen: `organizer: ${name}`,
    isSometimes: true as const,
    why: 'this browser refuses to stay awake, and says so when it does, perhaps after the screen',
  })),
]
