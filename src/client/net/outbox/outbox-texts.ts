// Words for what waits to be sent, and for what was refused when it came, by the name of the call.
// `about` is the subject, a person or a thing.
import { plural, texts } from '../../i18n/texts.ts'

/** What waits, in a line. */
export const waitingTexts = texts(
  {
    asOf: (when: string) => `No connection. This is as of ${when}.`,
    waiting: (n: number) =>
      plural('en', n, { one: '# change waiting to send', other: '# changes waiting to send' }),
    title: 'Waiting to send',
    lead: 'We’ll send each of these once, in this order. No one else sees them yet.',
    empty: 'Everything is sent.',
    close: 'Close',
    giveUp: 'Give up',
    giveUpOf: (what: string) => `Give up: ${what}`,
    signUp: (about: string) => `Sign up: ${about}`,
    withdraw: (about: string) => `Cancel: ${about}`,
    guests: (about: string) => `Guests: ${about}`,
    message: (about: string) => `Message to ${about}`,
    score: (about: string) => `Score: ${about}`,
    scoreAnswer: (about: string) => `Answer to the score: ${about}`,
    friend: (about: string) => `Friend: ${about}`,
    favorite: (about: string) => `Favorite: ${about}`,
    checkIn: (about: string) => `Attendance: ${about}`,
    letter: (about: string) => `Message to the operator: ${about}`,
    other: (about: string) => about,
  },
  {
    asOf: (when: string) => `Sin conexión. Así estaba: ${when}`,
    waiting: (n: number) =>
      plural('es', n, {
        one: '# cambio pendiente de enviar',
        other: '# cambios pendientes de enviar',
      }),
    title: 'Pendiente de envío',
    lead: 'Lo enviaremos una sola vez, en este orden. Nadie más lo ve todavía.',
    empty: 'Todo está enviado.',
    close: 'Cerrar',
    giveUp: 'Descartar',
    giveUpOf: (what: string) => `Descartar: ${what}`,
    signUp: (about: string) => `Apuntarme: ${about}`,
    withdraw: (about: string) => `Cancelar: ${about}`,
    guests: (about: string) => `Acompañantes: ${about}`,
    message: (about: string) => `Mensaje para ${about}`,
    score: (about: string) => `Resultado: ${about}`,
    scoreAnswer: (about: string) => `Respuesta al resultado: ${about}`,
    friend: (about: string) => `Amistad: ${about}`,
    favorite: (about: string) => `Favorito: ${about}`,
    checkIn: (about: string) => `Asistencia: ${about}`,
    letter: (about: string) => `Mensaje al operador: ${about}`,
    other: (about: string) => about,
  },
)

/** What came too late; `why` is the refusal in words. */
export const refusedTexts = texts(
  {
    title: 'Sent too late',
    signUp: (about: string, why: string) =>
      `Your sign-up for ${about} was refused. ${why} You’re not on any list.`,
    withdraw: (about: string, why: string) => `Your place at ${about} wasn’t cancelled. ${why}`,
    scoreAnswer: (about: string, why: string) =>
      `Your answer to the score of ${about} doesn’t count. ${why}`,
    guests: (about: string, why: string) => `Your guests for ${about} weren’t changed. ${why}`,
    friend: (about: string, why: string) => `Nothing changed for ${about}. ${why}`,
    favorite: (about: string, why: string) => `Nothing changed for ${about}. ${why}`,
    checkIn: (about: string, why: string) => `Attendance for ${about} wasn’t saved. ${why}`,
    letter: (about: string, why: string) =>
      `Your message to the operator (${about}) wasn’t sent. ${why}`,
  },
  {
    title: 'Llegó tarde',
    signUp: (about: string, why: string) =>
      `Tu inscripción en ${about} no se aceptó. ${why} No estás en ninguna lista.`,
    withdraw: (about: string, why: string) => `No se canceló tu plaza en ${about}. ${why}`,
    scoreAnswer: (about: string, why: string) =>
      `Tu respuesta al resultado de ${about} no cuenta. ${why}`,
    guests: (about: string, why: string) => `Tus acompañantes para ${about} siguen igual. ${why}`,
    friend: (about: string, why: string) => `No cambió nada para ${about}. ${why}`,
    favorite: (about: string, why: string) => `No cambió nada para ${about}. ${why}`,
    checkIn: (about: string, why: string) => `La asistencia de ${about} no se anotó. ${why}`,
    letter: (about: string, why: string) => `Tu mensaje al operador (${about}) no se envió. ${why}`,
  },
)
