// Words of the chat of an event.
import { plural, texts } from '../../i18n/texts.ts'

export const eventChatTexts = texts(
  {
    title: 'Event chat',
    lead: 'Everyone in this event reads it.',
    open: 'Open the chat',
    nothing: 'Nothing written yet',
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
    removeIt: (name: string) => `Remove the message of ${name}`,
    removeTitle: 'Remove this message?',
    removeText: 'It disappears for everyone.',
    unsent: (n: number) =>
      plural('en', n, { one: '# message waits to be sent', other: '# messages wait to be sent' }),
  },
  {
    title: 'Chat del evento',
    lead: 'Lo leen todos los que están en este evento.',
    open: 'Abrir el chat',
    nothing: 'Aún no hay nada escrito',
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
      plural('es', n, { one: '# mensaje espera su envío', other: '# mensajes esperan su envío' }),
  },
)
