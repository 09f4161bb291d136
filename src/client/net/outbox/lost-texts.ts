// Words for what waited to be sent when the browser's storage was cleared. `when` is a day and a
// time.
import { plural, texts } from '../../i18n/texts.ts'

export const lostTexts = texts(
  {
    title: 'Maybe not sent',
    text: (count: number, when: string) =>
      `${plural('en', count, {
        one: `Something you did on this device on ${when} may not have been sent`,
        other: `# things you did on this device since ${when} may not have been sent`,
      })}: your browser’s storage was cleared before that. Check My Events and your messages.`,
    look: 'My Events',
    close: 'Close',
  },
  {
    title: 'Quizá no se envió',
    text: (count: number, when: string) =>
      `${plural('es', count, {
        one: `Es posible que algo que hiciste en este dispositivo (el ${when}) no se haya enviado`,
        other: `Es posible que # cosas que hiciste en este dispositivo (desde el ${when}) no se hayan enviado`,
      })}: el almacenamiento de tu navegador se vació antes. Revisa Mis eventos y tus mensajes.`,
    look: 'Mis eventos',
    close: 'Cerrar',
  },
)
