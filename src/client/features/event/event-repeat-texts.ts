// Words of an event that repeats: in the form, and where a change is about more than one date.
import { plural, texts } from '../../i18n/texts.ts'

export const eventRepeatTexts = texts(
  {
    repeats: 'Repeat weekly', repeatsNote: 'Every date gets a roster and a sign-up of its own.', every: 'How often', everyWeek: 'Every week', everyWeeks: (n: number) => `Every ${n} weeks`, weekdays: 'On these days', ends: 'Ends', afterCount: 'After', onDay: 'On a day', count: 'Dates', until: 'Last day',
    dates: (n: number, last: string) => `${n} dates, the last on ${last}`, noDates: 'Choose an end that leaves at least two dates.', most: (n: number) => `A series has at most ${n} dates.`, showDates: 'All dates',
    scope: 'Applies to', scopeThis: 'This date', scopeFollowing: 'This and later', scopeAll: 'All dates', scopeNote: 'Dates that were changed by themselves keep those changes. Past dates stay.', scopeMoves: 'Other dates move by as many days.',
    cancelTitle: 'Cancel dates?', deleteTitle: 'Delete dates?', deleteText: 'Players who signed up will be alerted. This cannot be undone.', publishAll: 'Publish all dates', savedAll: 'The dates are changed', size: (n: number) => plural('en', n, { one: '# date', other: '# dates' }),
  },
  {
    repeats: 'Repetir cada semana', repeatsNote: 'Cada fecha tiene su propia lista y su inscripción.', every: 'Cada cuánto', everyWeek: 'Cada semana', everyWeeks: (n: number) => `Cada ${n} semanas`, weekdays: 'En estos días', ends: 'Termina', afterCount: 'Tras', onDay: 'Un día', count: 'Fechas', until: 'Último día',
    dates: (n: number, last: string) => `${n} fechas, la última el ${last.toLocaleLowerCase('es')}`, noDates: 'Elige un final que deje al menos dos fechas.', most: (n: number) => `Una serie tiene como mucho ${n} fechas.`, showDates: 'Todas las fechas',
    scope: 'Se aplica a', scopeThis: 'Esta fecha', scopeFollowing: 'Esta y siguientes', scopeAll: 'Todas', scopeNote: 'Las fechas cambiadas por separado conservan sus cambios. Las pasadas no cambian.', scopeMoves: 'Las otras fechas se mueven los mismos días.',
    cancelTitle: '¿Cancelar fechas?', deleteTitle: '¿Eliminar fechas?', deleteText: 'Avisaremos a los apuntados. No se puede deshacer.', publishAll: 'Publicar todas las fechas', savedAll: 'Las fechas han cambiado', size: (n: number) => plural('es', n, { one: '# fecha', other: '# fechas' }),
  },
)
