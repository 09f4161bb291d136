// Words of a series on the screen of one of its events.
import { plural, texts } from '../../i18n/texts.ts'

export const seriesTexts = texts(
  {
    title: 'Series',
    weekly: (days: string) => `Every ${days}`,
    everyWeeks: (n: number, days: string) => `Every ${n} weeks on ${days}`,
    nth: (n: number, size: number) => `Date ${n} of ${size}`,
    previous: 'Earlier date',
    next: 'Later date',
    dates: 'Dates of this series',
    showAll: (n: number) => plural('en', n, { one: 'Show # date', other: 'Show all # dates' }),
    here: 'This one',
    cancelled: 'Cancelled',
    draft: 'Draft',
    playing: 'You’re in',
    waiting: 'Waiting',
    loading: 'Loading the series…',
  },
  {
    title: 'Serie',
    weekly: (days: string) => `Cada ${days.toLocaleLowerCase('es')}`,
    everyWeeks: (n: number, days: string) => `Cada ${n} semanas: ${days.toLocaleLowerCase('es')}`,
    nth: (n: number, size: number) => `Fecha ${n} de ${size}`,
    previous: 'Fecha anterior',
    next: 'Fecha siguiente',
    dates: 'Fechas de esta serie',
    showAll: (n: number) => plural('es', n, { one: 'Ver # fecha', other: 'Ver las # fechas' }),
    here: 'Esta',
    cancelled: 'Cancelada',
    draft: 'Borrador',
    playing: 'Tienes plaza',
    waiting: 'En espera',
    loading: 'Cargando la serie…',
  },
)
