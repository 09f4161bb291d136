// The words in calendar entries.
import { texts } from '#contract/texts.ts'
import type { EventFields } from '#domain/event/event-fields.ts'

const players: Record<EventFields['gender'], string> = {
  Any: 'everyone',
  Men: 'men',
  Mixed: 'mixed',
  Women: 'women',
}
const jugadores: Record<EventFields['gender'], string> = {
  Any: 'para todos',
  Men: 'hombres',
  Mixed: 'mixto',
  Women: 'mujeres',
}

export const calendarTexts = texts(
  {
    feedName: 'Sideout',
    singles: 'singles',
    doubles: 'doubles',
    level: (from: string, to: string) =>
      to === ''
        ? `Level ${from} and up`
        : from === ''
          ? `Level up to ${to}`
          : from === to
            ? `Level ${from}`
            : `Level ${from}–${to}`,
    players: (min: number, max: number) => `${min}–${max} players`,
    fee: (fee: string) => `Fee: ${fee}`,
    organizer: (name: string) => `Organizer: ${name}`,
    waiting: 'You’re on the waitlist.',
    cancelled: (reason: string) =>
      reason === '' ? 'This event was cancelled.' : `This event was cancelled: ${reason}`,
    cancelledTitle: (title: string) => `Cancelled: ${title}`,
    waitingTitle: (title: string) => `Waitlist: ${title}`,
    invitation: 'A session is an invitation to play. It reserves no court.',
  },
  {
    feedName: 'Sideout',
    singles: 'individuales',
    doubles: 'dobles',
    level: (from: string, to: string) =>
      to === ''
        ? `Nivel ${from} o más`
        : from === ''
          ? `Nivel hasta ${to}`
          : from === to
            ? `Nivel ${from}`
            : `Nivel ${from}–${to}`,
    players: (min: number, max: number) => `${min}–${max} jugadores`,
    fee: (fee: string) => `Precio: ${fee}`,
    organizer: (name: string) => `Organiza: ${name}`,
    waiting: 'Estás en la lista de espera.',
    cancelled: (reason: string) =>
      reason === '' ? 'Este evento se canceló.' : `Este evento se canceló: ${reason}`,
    cancelledTitle: (title: string) => `Cancelado: ${title}`,
    waitingTitle: (title: string) => `Lista de espera: ${title}`,
    invitation: 'Una sesión es una invitación a jugar. No reserva ninguna cancha.',
  },
)

export const calendarGenderTexts = texts(players, jugadores)
