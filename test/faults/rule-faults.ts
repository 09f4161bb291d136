// Faults of domain, contract, words and deploy.
import type { Fault } from './fault.ts'

export const ruleFaults: readonly Fault[] = [
  {
    id: '01-full-event-is-a-pace',
    title: 'A full event told programs to slow down, so they asked again and again',
    fix: '7dab1446',
    room: 'domain',
    kind: 'rules',
    caughtBy: [
      'src/server/transport/refusals.test.ts > an event or a league that is full is a state and no pace',
    ],
    form: 'short',
  },
  {
    id: '02-start-that-clocks-skip',
    title: 'An event could start at an hour that the clocks of its venue skip',
    fix: '42f51662',
    room: 'domain',
    kind: 'time zone',
    caughtBy: [
      'src/domain/event/check-fields.test.ts > an event starts in the future; one that began keeps its start',
      'src/client/features/event-form/check-draft.test.ts > a time that the clocks skip is refused where it stands',
      'src/server/features/event/skipped-time.pg.test.ts > no event is made at a time that the clocks skip',
    ],
    form: 'short',
  },
  {
    id: '03-later-guest-jumps-waitlist',
    title: 'A guest added later took a place that others waited for',
    fix: 'f4281780',
    room: 'domain',
    kind: 'rules',
    caughtBy: [
      'src/domain/event/roster.test.ts > a guest added later never takes a place that',
      'src/domain/event/roster-laws.test.ts > a guest added later never passes anyone who waits',
      'src/server/features/roster/handlers.pg.test.ts > a guest added later takes no free place while somebody waits',
    ],
    form: 'short',
  },
  {
    id: '04-exact-position-kept',
    title: 'The position of a player was kept to a few meters',
    fix: '28ba7162',
    room: 'domain',
    kind: 'leak',
    caughtBy: ['src/domain/location/distance.test.ts > a rounded position has two decimals'],
    form: 'short',
  },
  {
    id: '05-titles-of-several-lines',
    title: 'A title could hold line breaks',
    fix: 'e248197d',
    room: 'domain',
    kind: 'limits',
    caughtBy: ['src/domain/shared/text.test.ts > a title stays on its line'],
    form: 'short',
  },
  {
    id: '31-ledger-page-beyond-its-column',
    title: 'A number larger than its column ended in an internal error',
    fix: '4f14b9d7',
    room: 'contract',
    kind: 'limits',
    caughtBy: [
      'src/contract/input-bounds.test.ts > takes no number without a least and a most',
      'test/wire/range-ends.pg.test.ts > answers or refuses whatever it is given',
    ],
    form: 'short',
  },
  {
    id: '20-sentence-with-two-points',
    title: 'A sentence that ends with "p. m." ended with two points',
    fix: '6a8946cf',
    room: 'words',
    kind: 'words',
    caughtBy: [
      'src/words/message.test.ts > a value that ends with a point ends its sentence',
      'src/words/words.test.ts > no sentence ends with two points',
    ],
    form: 'short',
  },
  {
    id: '21-token-led-on-to-https',
    title: 'nginx led programs from http to https after they sent their token in the clear',
    fix: 'cc646fd2',
    room: 'deploy',
    kind: 'security',
    caughtBy: ['test/house/deploy-safety.test.ts > only pages lead from http to https'],
    form: 'short',
  },
  {
    id: '22-valkey-without-password',
    title: 'Valkey in compose took everyone without a password',
    fix: '92832ff3',
    room: 'deploy',
    kind: 'security',
    caughtBy: [
      'test/house/deploy.test.ts > compose starts Valkey with a password and not without one',
    ],
    form: 'short',
  },
]
