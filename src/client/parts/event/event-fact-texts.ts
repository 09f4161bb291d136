// Words for the bare facts of an event, on its screen and in its form.
import type { SignupMode } from '#domain/event/event.ts'
import { plural, texts } from '../../i18n/texts.ts'

export const eventFactTexts = texts(
  {
    doubles: 'Doubles',
    teams: 'Teams of two',
    singles: 'Singles',
    players: (min: number, max: number) =>
      min === max ? `${max} players` : `${min}–${max} players`,
    courts: (n: number) => plural('en', n, { one: '# court', other: '# courts' }),
    hours: (h: number) => `${h} h`,
    minutes: (m: number) => `${m} min`,
    hoursMinutes: (h: number, m: number) => `${h} h ${m} min`,
  },
  {
    doubles: 'Dobles',
    teams: 'Equipos de dos',
    singles: 'Individuales',
    players: (min: number, max: number) =>
      min === max ? `${max} jugadores` : `${min}–${max} jugadores`,
    courts: (n: number) => plural('es', n, { one: '# cancha', other: '# canchas' }),
    hours: (h: number) => `${h} h`,
    minutes: (m: number) => `${m} min`,
    hoursMinutes: (h: number, m: number) => `${h} h ${m} min`,
  },
)

/** Fields that the form asks for and the event shows. */
export const eventFieldTexts = texts(
  {
    fee: 'Fee',
    feeHint: 'For example $5, paid at the court.',
  },
  {
    fee: 'Precio',
    feeHint: 'Por ejemplo $5, se paga en la cancha.',
  },
)

/** How places are given. */
export const signupModeTexts = texts(
  { 'first come': 'First come', lottery: 'Lottery', 'take turns': 'Take turns' } satisfies Record<
    SignupMode,
    string
  >,
  { 'first come': 'Por orden', lottery: 'Sorteo', 'take turns': 'Por turnos' },
)
