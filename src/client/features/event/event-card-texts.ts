// Words on the card of an event, in every list.
import { plural, texts } from '../../i18n/texts.ts'

export const eventCardTexts = texts(
  {
    until: 'to', places: (playing: number, max: number) => `${playing} of ${max}`, placesLabel: (playing: number, max: number) => `${playing} of ${max} places taken`,
    waiting: (n: number) => plural('en', n, { one: '# waiting', other: '# waiting' }), friends: (n: number) => plural('en', n, { one: '# friend', other: '# friends' }),
    allLevels: 'All levels', levelFrom: (skill: string) => `${skill} and up`, levelTo: (skill: string) => `Up to ${skill}`, levels: (min: string, max: string) => `${min}–${max}`,
    private: 'Private', draft: 'Draft', ended: 'Over', cancelled: 'Cancelled', playing: 'You’re in', onWaitlist: 'Waitlist', inDraw: 'In the draw', draw: (when: string) => `Draw ${when}`, entered: (n: number) => `${n} in it`, organizer: 'Organizer', conflict: 'Overlaps', here: 'Attended', noShow: 'No-show',
    yourTime: (time: string) => `${time} your time`, gold: 'Gold medal', silver: 'Silver medal', bronze: 'Bronze medal', rank: (rank: number, of: number) => `${rank} of ${of}`, record: (wins: number, losses: number) => `${wins} won, ${losses} lost`, withPartner: (name: string) => `with ${name}`, ratingChange: (change: string) => `Rating ${change}`, today: 'Today', tomorrow: 'Tomorrow', yesterday: 'Yesterday',
  },
  {
    until: 'a', places: (playing: number, max: number) => `${playing} de ${max}`, placesLabel: (playing: number, max: number) => `${playing} de ${max} plazas ocupadas`,
    waiting: (n: number) => plural('es', n, { one: '# en espera', other: '# en espera' }), friends: (n: number) => plural('es', n, { one: '# amigo', other: '# amigos' }),
    allLevels: 'Todos los niveles', levelFrom: (skill: string) => `Desde ${skill}`, levelTo: (skill: string) => `Hasta ${skill}`, levels: (min: string, max: string) => `${min}–${max}`,
    private: 'Privado', draft: 'Borrador', ended: 'Terminado', cancelled: 'Cancelado', playing: 'Estás dentro', onWaitlist: 'En espera', inDraw: 'En el sorteo', draw: (when: string) => `Sorteo ${when}`, entered: (n: number) => `${n} dentro`, organizer: 'Organizas', conflict: 'Coincide', here: 'Asististe', noShow: 'No asististe',
    yourTime: (time: string) => `${time} en tu hora`, gold: 'Medalla de oro', silver: 'Medalla de plata', bronze: 'Medalla de bronce', rank: (rank: number, of: number) => `${rank} de ${of}`, record: (wins: number, losses: number) => `ganados ${wins}, perdidos ${losses}`, withPartner: (name: string) => `con ${name}`, ratingChange: (change: string) => `Valoración ${change}`, today: 'Hoy', tomorrow: 'Mañana', yesterday: 'Ayer',
  },
)
