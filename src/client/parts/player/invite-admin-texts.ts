// Words of inviting a player to become an admin; the English is the spec's, to the letter.
import { texts } from '../../i18n/texts.ts'

export const inviteAdminTexts = texts(
  {
    title: 'Invite as admin',
    send: 'Send invitation',
    player: (player: string) => `Invite ${player} as admin`,
    at: (location: string) => `Invite as admin at ${location}`,
    question: (player: string, location: string) =>
      `Send ${player} an invitation to become an admin at ${location}?`,
    sent: (player: string) => `An admin invitation has been sent to ${player} via in-App messages.`,
  },
  {
    title: 'Invitar como administrador',
    send: 'Enviar invitación',
    player: (player: string) => `Invitar a ${player} como administrador`,
    at: (location: string) => `Invitar como administrador en ${location}`,
    question: (player: string, location: string) =>
      `¿Enviar a ${player} una invitación para ser administrador en ${location}?`,
    sent: (player: string) =>
      `Se envió a ${player} una invitación de administrador por los mensajes de la app.`,
  },
)
