// Words of reporting, and of working reports.
import type { ReportKind } from '#domain/report/report.ts'
import { plural, texts } from '../../i18n/texts.ts'

export const reportTexts = texts(
  {
    report: 'Report', ofVenue: 'Report this venue', ofPhoto: 'Report its photo', title: (what: string) => `Report ${what}`, close: 'Close', cancel: 'Cancel', send: 'Send report',
    lead: 'Tell the people who keep order here what is wrong. Nobody learns that you reported it.', reason: 'What is wrong?', reasonMissing: 'Tell what is wrong, please.', sent: 'Thanks, your report is on its way.',
    player: 'this player', message: 'this message', photo: 'this photo', club: 'this club', location: 'this venue', media: 'this link',
  },
  {
    report: 'Denunciar', ofVenue: 'Denunciar esta sede', ofPhoto: 'Denunciar su foto', title: (what: string) => `Denunciar ${what}`, close: 'Cerrar', cancel: 'Cancelar', send: 'Enviar',
    lead: 'Cuenta qué está mal a quienes cuidan el orden aquí. Nadie sabrá que lo denunciaste tú.', reason: '¿Qué está mal?', reasonMissing: 'Cuenta qué está mal, por favor.', sent: 'Gracias, tu denuncia va en camino.',
    player: 'a este jugador', message: 'este mensaje', photo: 'esta foto', club: 'este club', location: 'esta sede', media: 'este enlace',
  },
)

const kindsEn: Record<ReportKind, string> = { player: 'Player', message: 'Message', photo: 'Photo', club: 'Club', location: 'Venue', media: 'Link' }
const kindsEs: Record<ReportKind, string> = { player: 'Jugador', message: 'Mensaje', photo: 'Foto', club: 'Club', location: 'Sede', media: 'Enlace' }
export const reportKindTexts = texts(kindsEn, kindsEs)

export const queueTexts = texts(
  {
    title: 'Open reports', open: (n: number) => plural('en', n, { one: '# open report', other: '# open reports' }), openText: 'Players wait for your decision.', none: 'No open reports', noneText: 'What players report about this venue waits here for its admins.',
    loading: 'Loading reports…', failed: 'could not get data', retry: 'Try again', venuePhoto: 'The photo of this venue', thisVenue: 'This venue', reportedPhoto: 'The reported photo', gone: 'It is no longer there.',
    dismiss: 'Dismiss', dismissTitle: 'Dismiss this report?', dismissText: 'It leaves the list. What was reported stays as it is.', dismissed: 'Report dismissed',
    remove: 'Remove', removed: 'Removed',
    removePhoto: 'Remove the photo?', removePhotoText: 'It disappears for everyone. A new one can be uploaded.',
    removeMessage: 'Remove the message?', removeMessageText: 'It disappears for both players and cannot be brought back.',
    removeMedia: 'Remove the link?', removeMediaText: 'It disappears for everyone at this venue.',
    removeClub: 'Remove the club?', removeClubText: 'The club and its list of members are deleted and cannot be brought back. Its members are told.',
    close: 'Close',
  },
  {
    title: 'Denuncias abiertas', open: (n: number) => plural('es', n, { one: '# denuncia abierta', other: '# denuncias abiertas' }), openText: 'Los jugadores esperan tu decisión.', none: 'Ninguna denuncia abierta', noneText: 'Lo que los jugadores denuncien de esta sede espera aquí a sus administradores.',
    loading: 'Cargando denuncias…', failed: 'no se pudieron obtener los datos', retry: 'Reintentar', venuePhoto: 'La foto de esta sede', thisVenue: 'Esta sede', reportedPhoto: 'La foto denunciada', gone: 'Ya no está.',
    dismiss: 'Descartar', dismissTitle: '¿Descartar esta denuncia?', dismissText: 'Sale de la lista. Lo denunciado queda como está.', dismissed: 'Denuncia descartada',
    remove: 'Quitar', removed: 'Quitado',
    removePhoto: '¿Quitar la foto?', removePhotoText: 'Desaparece para todos. Se puede subir otra.',
    removeMessage: '¿Quitar el mensaje?', removeMessageText: 'Desaparece para los dos jugadores y no se puede recuperar.',
    removeMedia: '¿Quitar el enlace?', removeMediaText: 'Desaparece para todos en esta sede.',
    removeClub: '¿Quitar el club?', removeClubText: 'El club y su lista de miembros se eliminan y no se pueden recuperar. Se avisa a sus miembros.',
    close: 'Cerrar',
  },
)
