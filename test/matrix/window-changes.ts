// A single change of all event fields except its texts.
import { freeTextFields, type EventFields } from '#domain/event/event-fields.ts'

const changedTexts = Object.fromEntries(
  freeTextFields.map((name) => [name, 'Bring water']),
) as Partial<EventFields>

export const everythingElse = {
  ...changedTexts,
  title: 'Late games',
  type: 'clinic',
  play: 'singles',
  freedPlaces: 'offered',
  selfCheckIn: false,
  contactNames: 'full',
  startTime: '19:30',
  startDate: '2026-06-06',
  duration: 90,
  courts: 3,
  minPlayers: 3,
  maxPlayers: 12,
  guestsPerPlayer: 2,
  maxWaitlist: 9,
  skillMin: 2.5,
  skillMax: 5,
  skillRule: 'warn',
  ageMin: 35,
  ageMax: 49,
  cancelCutoffHours: 12,
  fee: '3 €',
  cohosts: ['cal'],
  signupCloses: '2026-06-05T22:00:00.000Z',
} as const
