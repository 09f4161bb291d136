// Profiles of the demo's people; some are left empty.
import type { Language } from '#domain/shared/language.ts'
import type { Random } from '#domain/shared/random.ts'

export type DemoProfile = { headline: string; summary: string }

const english: readonly DemoProfile[] = [
  {
    headline: 'Third-shot drop or bust',
    summary:
      'Came from tennis in 2022 and never left the kitchen line. I play most weekday evenings and like long rallies more than winning.',
  },
  {
    headline: 'Early bird, 7 AM courts',
    summary:
      'Retired teacher. I bring the coffee, you bring the balls. Happy to play with people who are just starting.',
  },
  { headline: 'Lefty with a mean backhand', summary: '' },
  {
    headline: 'Looking for a mixed partner',
    summary:
      'Playing my first tournaments this year. Saturdays and Sundays work best; I am always up for drilling before we play.',
  },
  {
    headline: 'Dinks and good company',
    summary:
      'Two kids, one paddle, never enough time. If a fourth is missing on short notice, write me.',
  },
  {
    headline: '',
    summary: 'Back on court after a knee operation, so I take it easy until summer.',
  },
  {
    headline: 'Stack, poach, repeat',
    summary:
      'Round robins, ladders, anything with a score. I also help out with the nets and the sign-up table.',
  },
]

const told: Readonly<Partial<Record<Language, readonly DemoProfile[]>>> = {
  en: english,
  es: [
    {
      headline: 'Paciencia en la cocina',
      summary:
        'Vengo del pádel y aquí me quedé. Juego casi todas las tardes y me gustan los puntos largos.',
    },
    {
      headline: 'Siempre falta uno: aviso rápido',
      summary:
        'Si les falta alguien a última hora, escríbanme. Vivo a cinco minutos de las canchas.',
    },
    { headline: 'Zurdo y sin prisa', summary: '' },
    {
      headline: 'Busco pareja para mixtos',
      summary: 'Este año empiezo con los torneos. Los fines de semana me vienen mejor.',
    },
  ],
}

export function makeProfile(random: Random, language: Language): DemoProfile {
  const profiles = told[language] ?? english
  const index = random.between(0, Math.floor(profiles.length * 1.5))
  return profiles[index] ?? { headline: '', summary: '' }
}
