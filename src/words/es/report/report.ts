export const reportTexts = {
  report: 'Denunciar',
  ofVenue: 'Denunciar esta sede',
  ofPhoto: 'Denunciar su foto',
  title: 'Denunciar {what}',
  send: 'Enviar',
  lead: 'Cuéntales a los moderadores qué está mal. Nadie sabrá que lo denunciaste tú.',
  reason: '¿Qué está mal?',
  reasonMissing: 'Cuéntanos qué está mal.',
  sent: 'Gracias, tu denuncia va en camino.',
  player: 'a este jugador',
  message: 'este mensaje',
  photo: 'esta foto',
  club: 'este club',
  location: 'esta sede',
  media: 'este enlace',
}

export const reportKindTexts = {
  player: 'Jugador',
  message: 'Mensaje',
  photo: 'Foto',
  club: 'Club',
  location: 'Sede',
  media: 'Enlace',
}

export const appealTexts = {
  open: 'No es justo…',
  title: '¿Qué no es justo?',
  text: 'En una o dos frases',
  hint: 'Alguien lo revisará otra vez. Solo puedes escribir una vez.',
  missing: 'Cuéntanos qué no es justo.',
  send: 'Enviar',
  sent: 'Gracias. Te responderemos aquí.',
}

export const queueTexts = {
  title: 'Denuncias abiertas',
  open: '{n, plural, one {# denuncia abierta} other {# denuncias abiertas}}',
  openText: 'Pendientes de tu revisión.',
  none: 'Ninguna denuncia abierta',
  noneText: 'Aquí aparecen las denuncias de los jugadores sobre esta sede.',
  loading: 'Cargando denuncias…',
  failed: 'no se pudieron obtener los datos',
  venuePhoto: 'La foto de esta sede',
  thisVenue: 'Esta sede',
  reportedPhoto: 'La foto denunciada',
  gone: 'Ya no está.',
  dismiss: 'Descartar',
  dismissTitle: '¿Descartar esta denuncia?',
  dismissText: 'Sale de la lista. Lo denunciado queda como está.',
  dismissed: 'Denuncia descartada',
  removed: 'Quitado',
  removePhoto: '¿Quitar la foto?',
  removePhotoText: 'Desaparece para todos. Se puede subir otra.',
  removeMessage: '¿Quitar el mensaje?',
  removeMessageText: 'Desaparece para los dos jugadores y no se puede recuperar.',
  removeMedia: '¿Quitar el enlace?',
  removeMediaText: 'Desaparece para todos en esta sede.',
  removeClub: '¿Quitar el club?',
  removeClubText:
    'El club y su lista de miembros se eliminan y no se pueden recuperar. Avisaremos a sus miembros.',
}
