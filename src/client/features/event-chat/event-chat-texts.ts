// Words of the chat of an event.
import { plural, texts } from '../../i18n/texts.ts'

export const eventChatTexts = texts(
  {
    title: 'Event chat',
    lead: 'Everyone in this event can read it.',
    open: 'Open the chat',
    nothing: 'No messages yet',
    nothingText: 'Say hello, or ask who brings the balls.',
    close: 'Close',
    showMore: 'Show More',
    loading: 'Loading the chat…',
    unread: (n: number) => plural('en', n, { one: '# new', other: '# new' }),
    by: (name: string, words: string) => `${name}: ${words}`,
    waiting: 'Will be sent',
    sending: 'Sending',
    notSent: 'Not sent',
    again: 'Try again',
    remove: 'Remove',
    removeIt: (name: string) => `Remove ${name}’s message`,
    removeTitle: 'Remove this message?',
    removeText: 'It disappears for everyone.',
    unsent: (n: number) =>
      plural('en', n, { one: '# message waiting to send', other: '# messages waiting to send' }),
  },
  {
    title: 'Chat del evento',
    lead: 'Lo pueden leer todos los que están en este evento.',
    open: 'Abrir el chat',
    nothing: 'Aún no hay mensajes',
    nothingText: 'Saluda o pregunta quién trae las pelotas.',
    close: 'Cerrar',
    showMore: 'Mostrar más',
    loading: 'Cargando el chat…',
    unread: (n: number) => plural('es', n, { one: '# nuevo', other: '# nuevos' }),
    by: (name: string, words: string) => `${name}: ${words}`,
    waiting: 'Se enviará',
    sending: 'Enviando',
    notSent: 'No enviado',
    again: 'Reintentar',
    remove: 'Quitar',
    removeIt: (name: string) => `Quitar el mensaje de ${name}`,
    removeTitle: '¿Quitar este mensaje?',
    removeText: 'Desaparece para todos.',
    unsent: (n: number) =>
      plural('es', n, {
        one: '# mensaje pendiente de enviar',
        other: '# mensajes pendientes de enviar',
      }),
  },
)
