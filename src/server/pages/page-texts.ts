// Words of the pages that the server makes itself: the calendar on other sites, and previews of
// links.
import { texts } from '#contract/texts.ts'

export const embedTexts = texts(
  {
    title: (venue: string) => `Pickleball at ${venue}`,
    next: 'The next two weeks',
    empty: 'Nothing public is planned here in the next two weeks.',
    full: 'Full, waitlist',
    places: (n: number) => (n === 1 ? '1 place left' : `${n} places left`),
    all: 'All events on Sideout',
    opens: 'opens in a new tab',
    times: (zone: string) => `Times at the venue (${zone})`,
  },
  {
    title: (venue: string) => `Pickleball en ${venue}`,
    next: 'Las próximas dos semanas',
    empty: 'No hay nada público previsto aquí en las próximas dos semanas.',
    full: 'Completo, lista de espera',
    places: (n: number) => (n === 1 ? 'Queda 1 plaza' : `Quedan ${n} plazas`),
    all: 'Todos los eventos en Sideout',
    opens: 'se abre en otra pestaña',
    times: (zone: string) => `Horas de la sede (${zone})`,
  },
)

export const previewTexts = texts(
  {
    venue: (place: string, courts: number) =>
      `${[place, ...(courts === 0 ? [] : [courts === 1 ? '1 court' : `${courts} courts`])].filter(Boolean).join(' · ')}. Find games and sign up on Sideout.`,
    join: (venue: string) => `Play pickleball at ${venue}`,
    league: (venue: string) =>
      `A pickleball league at ${venue}. Standings, game days and players on Sideout.`,
    places: (n: number) =>
      n === 0 ? 'Full, waitlist' : n === 1 ? '1 place left' : `${n} places left`,
  },
  {
    venue: (place: string, courts: number) =>
      `${[place, ...(courts === 0 ? [] : [courts === 1 ? '1 cancha' : `${courts} canchas`])].filter(Boolean).join(' · ')}. Encuentra partidos y apúntate en Sideout.`,
    join: (venue: string) => `Juega al pickleball en ${venue}`,
    league: (venue: string) =>
      `Una liga de pickleball en ${venue}. Clasificación, jornadas y jugadores en Sideout.`,
    places: (n: number) =>
      n === 0 ? 'Completo, lista de espera' : n === 1 ? 'Queda 1 plaza' : `Quedan ${n} plazas`,
  },
)

export const busyTexts = texts(
  {
    title: 'One moment',
    wait: (n: number) =>
      `Too many pages were opened from your network. Please try again in ${n === 1 ? '1 second' : `${n} seconds`}.`,
  },
  {
    title: 'Un momento',
    wait: (n: number) =>
      `Se abrieron demasiadas páginas desde tu red. Vuelve a intentarlo en ${n === 1 ? '1 segundo' : `${n} segundos`}.`,
  },
)
