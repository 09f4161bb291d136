// Words for a suspended account.
import { texts } from '../../i18n/texts.ts'

export const suspensionTexts = texts(
  {
    title: 'Your account is suspended',
    lead: 'You can’t sign in for now.',
    reason: (reason: string) => `Reason: ${reason}`,
    until: (when: string) => `Until ${when}. After that you can sign in again.`,
    forGood: 'The suspension has no end date.',
    appeal: 'If you think this is a mistake, write to the operator of this server.',
    write: 'Your message',
    send: 'Send message',
    sent: (number: string) => `We got your message (#${number}). The answer will come by e-mail.`,
    mail: (address: string) => `E-mail ${address}`,
    back: 'Back to sign-in',
    loading: 'Loading…',
  },
  {
    title: 'Tu cuenta está suspendida',
    lead: 'Por ahora no puedes iniciar sesión.',
    reason: (reason: string) => `Motivo: ${reason}`,
    until: (when: string) => `Hasta el ${when}. Después podrás iniciar sesión de nuevo.`,
    forGood: 'La suspensión no tiene fecha de fin.',
    appeal: 'Si crees que es un error, escribe al operador de este servidor.',
    write: 'Tu mensaje',
    send: 'Enviar mensaje',
    sent: (number: string) =>
      `Recibimos tu mensaje (n.º ${number}). La respuesta llegará por correo.`,
    mail: (address: string) => `Escribir a ${address}`,
    back: 'Volver al inicio de sesión',
    loading: 'Cargando…',
  },
)
