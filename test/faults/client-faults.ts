// Faults of the client.
import type { Fault } from './fault.ts'

export const clientFaults: readonly Fault[] = [
  {
    id: '23-cookies-over-http',
    title: 'Cookies went over plain http too',
    fix: '32f45a3b',
    room: 'client',
    kind: 'security',
    caughtBy: [
      'src/client/device/cookies.test.ts > under https every cookie is for https only',
      'src/client/net/outbox/outbox-witness.test.ts > the note stays on its own site, goes over https alone there',
    ],
    form: 'short',
  },
  {
    id: '24-repeated-calls-after-later-ones',
    title: 'After a restore a repeated sign-up came after the withdrawal that followed it',
    fix: '8203d871',
    room: 'client',
    kind: 'offline',
    caughtBy: [
      'src/client/net/outbox/outbox.test.ts > what is asked again goes before what was asked for later',
    ],
    form: 'short',
  },
  {
    id: '25-answers-of-person-before-kept',
    title: 'What one person saw was kept for the next on the same device',
    fix: 'afcf6f7b',
    room: 'client',
    kind: 'leak',
    caughtBy: [
      'src/client/net/keep-answers.test.ts > an answer to one person is not written for the next',
    ],
    form: 'short',
  },
]
