// Words of the message to everyone in an event.
import { plural, texts } from '../../i18n/texts.ts'

export const eventMessageTexts = texts(
  {
    title: 'Message players',
    close: 'Close',
    to: 'To',
    all: (n: number) => `All (${n})`,
    playing: (n: number) => `Playing (${n})`,
    waiting: (n: number) => `Waitlist (${n})`,
    message: 'Message',
    each: 'Each player gets it from you and can reply.',
    send: (n: number) => plural('en', n, { one: 'Send to # player', other: 'Send to # players' }),
    sent: (n: number) => plural('en', n, { one: 'Sent to # player', other: 'Sent to # players' }),
  },
  {
    title: 'Escribir a los jugadores',
    close: 'Cerrar',
    to: 'Para',
    all: (n: number) => `Todos (${n})`,
    playing: (n: number) => `Juegan (${n})`,
    waiting: (n: number) => `En espera (${n})`,
    message: 'Mensaje',
    each: 'Cada jugador lo recibe de ti y puede responder.',
    send: (n: number) =>
      plural('es', n, { one: 'Enviar a # jugador', other: 'Enviar a # jugadores' }),
    sent: (n: number) =>
      plural('es', n, { one: 'Enviado a # jugador', other: 'Enviado a # jugadores' }),
  },
)
