export const alertKindTexts = {
  'event-deleted': 'Se eliminó {event}',
  'event-cancelled': 'Se canceló {event}',
  'event-handed-over': 'Ahora organizas {event}: quien lo organizaba dejó {app}',
  'event-changed': '{event} tiene nueva hora o nuevo lugar',
  'event-clock-changed':
    'Cambiaron las reglas horarias del lugar: {event} empieza a la misma hora local, pero revisa tu calendario',
  'event-day-status':
    '{state, select, watching {{event} está en duda: se decidirá pronto} delayed {{event} cambia de hora: {until}} off {Se suspende por hoy: {event}} other {{event} sigue según lo previsto}}{nextWord, select, empty {} other {. Próximo aviso: {nextWord}}}',
  'venue-day-status':
    '{state, select, watching {En {location} el día está en duda} delayed {En {location} se empieza más tarde: {until}} off {En {location} se suspende el día} other {En {location} todo sigue según lo previsto}}{nextWord, select, empty {} other {. Próximo aviso: {nextWord}}}',
  promoted: 'Tienes plaza: se liberó una en {event}',
  'place-offered': 'Hay una plaza libre en {event}. Responde antes de: {until}',
  'offer-expired':
    'Se acabó el tiempo para responder: la plaza en {event} pasó a la siguiente persona. Puedes volver a apuntarte',
  'moved-to-waitlist': 'Vuelves a la lista de espera de {event}',
  'added-to-event': 'Te añadieron a {event}',
  'removed-from-event': 'Te quitaron de {event}',
  'drawn-in': 'Tienes plaza en {event}: te la dio el sorteo',
  'drawn-waiting': 'Sorteo hecho: estás en la lista de espera de {event}',
  'reminder-day': 'Se acerca: {event}. ¿No puedes ir? Libera tu plaza para quien espera',
  'reminder-soon':
    '{event} empieza pronto{needs, select, empty {} other { y aún faltan {needs}}}. ¿No puedes ir? Avisa ya',
  'event-below-minimum':
    'A {event} aún le {needs, select, 1 {falta 1 jugador} other {faltan {needs} jugadores}}: invita a alguien o cancela a tiempo',
  'payment-reminder':
    '{player} te pide que pagues {amount} por {league, select, empty {{event}} other {la liga {league}}}',
  'event-invited':
    '{player} {as, select, substitute {busca suplente para} other {te invita a}} {event}{others, select, empty {} other { y {others} más}}',
  'invitation-reminder': '{player} quiere saber si vas a {event}',
  'event-created-nearby':
    'Nuevo en tu sede: {event}{others, select, empty {} other { y {others} más}}',
  'club-handed-over':
    '{why, select, given {{player} te dejó a cargo del club {club}} operator {Quien administra {app} te dejó a cargo del club {club}} taken {El club {club} ya no es tuyo} other {El club {club} ahora es tuyo: su dueño dejó {app}}}',
  'club-asked': '{player} pide unirse al club {club}',
  'club-accepted': 'Ya eres parte: el club {club} aceptó tu solicitud',
  'club-declined': 'El club {club} no aceptó tu solicitud',
  'club-office':
    '{office, select, organizer {Ahora organizas en el club {club}} secretary {Ahora tienes la secretaría del club {club}} treasurer {Ahora tienes la tesorería del club {club}} other {Ya no tienes un cargo en el club {club}}}',
  'club-notice': 'De {club}: {title}',
  'club-poll': '{club} pregunta: {title}',
  'club-added': '{player} te añadió al club {club}',
  'club-invited': '{player} te invita al club {club}',
  'club-removed':
    '{why, select, deleted {El club {club} se eliminó} other {Ya no estás en el club {club}}}',
  'team-formed': '¡Equipo formado! Juegas con {player} en {event}',
  'team-ended': '{player} deshizo tu equipo para {event}',
  'admin-joined': '{player} ya es administrador en {location}',
  'suggestion-made':
    '{player, select, empty {Alguien} other {{player}}} sugiere un cambio en {location}',
  'suggestion-applied': 'Tu cambio en {location} ya está publicado. ¡Gracias!',
  'suggestion-dismissed': 'Tu sugerencia para {location} no se usó esta vez',
  'contact-claim-asked': '{player} dice ser {contact}, de tu gente. Abre tu lista para responder.',
  'contact-claimed': 'Lo que jugó {contact} está ahora en la cuenta de {player}',
  'claim-ended': 'Lo que jugó {contact} no está en tu cuenta',
  'house-appealed': '{player} pide a {location} que le perdonen sus faltas',
  'house-answered':
    '{why, select, lifted {{location} te perdonó las faltas} other {{location} no pudo perdonarte las faltas}}',
  'report-answered':
    '{why, select, acted {Gracias por tu denuncia: la revisamos y tomamos medidas} other {Gracias por tu denuncia: la revisamos y no vimos nada contra las normas}}',
  'report-acted':
    '{why, select, warned {Una advertencia de los moderadores de {app}} hidden {Los moderadores de {app} ocultaron tu perfil a quienes no te conocen} other {Tras una denuncia se eliminó {as, select, message {un mensaje tuyo} photo {tu foto} club {tu club} other {un enlace tuyo}}}}',
  'appeal-answered':
    '{why, select, lifted {Lo revisamos de nuevo y retiramos la decisión{as, select, removed {. Lo eliminado no se puede recuperar} other {}}} other {Lo revisamos de nuevo y la decisión se mantiene}}',
  'day-planned':
    '{state, select, new {Nuevo sorteo} other {Sorteo}} de {event}: tu primer partido es sobre las {until}, en la cancha {court}',
  'match-next':
    '{court, select, empty {Te toca} other {Cancha {court}, tú}}: {partner, select, empty {} other {con {partner} }}contra {opponents}. {round, select, empty {{event}} other {Ronda {round} de {event}}}',
  'pair-asked': '{player} quiere jugar contigo en pareja en {event}. ¿Sí o no?',
  'pair-agreed': '{player} dijo que sí: juegan en pareja en {event}',
  'guest-entrusted': '{player} se fue a casa de {event}, y su acompañante se queda contigo',
  'score-to-confirm':
    '{score, select, empty {{player} anotó el resultado de tu partido en {event}. ¿Es correcto?} other {{player} anotó {score} en tu partido de {event}. ¿Es correcto?}}',
  'score-disputed':
    '{player} dice que un resultado en {event} está mal{score, select, empty {} other {: {score}}}. Decide tú, por favor',
  'score-decided':
    '{score, select, empty {El organizador fijó el resultado de tu partido en {event}} other {El organizador fijó el resultado de tu partido en {event}: {score}}}',
  'were-you-there': 'Estuviste en {event}',
  'results-closed': 'Ya están los resultados de {event}',
  'results-held':
    '{why, select, operator {Los resultados de {event} son poco comunes. Como jugaron todos ustedes, tiene que revisarlos el operador u otro administrador} other {Los resultados de {event} son poco comunes. Revísalos y haz que el evento puntúe si son reales}}',
  'results-corrected':
    '{why, select, unranked {{event} ya no cuenta para medallas, así que ya no tienes la tuya} other {Se corrigieron los resultados de {event} y tu medalla pasó a otra persona}}',
  'medal-won':
    '{medal, select, gold {¡Ganaste el oro en {event}!} silver {¡Ganaste la plata en {event}!} bronze {¡Ganaste el bronce en {event}!} other {¡Ganaste una medalla en {event}!}}',
  'diamond-won': 'Ganaste un diamante: {diamond}',
  'tokens-received': '{player} te envió {amount, select, 1 {una ficha} other {{amount} fichas}}',
  'pass-granted': 'Tienes un Player Pass: {tier}',
  'league-invited':
    '{player} {as, select, substitute {te quiere de suplente en} other {te invita a}} la liga {league}',
  'league-asked': '{player} quiere que seas su pareja en {league}',
  'league-joined': '{player} es tu pareja en la liga {league}',
  'league-added': '{player} te añadió a la liga {league}',
  'league-left': '{player} retiró tu equipo de la liga {league}',
  'league-removed': 'Ya no estás en la liga {league}',
  'league-captain': 'Eres capitán de {team} en la liga {league}',
  'league-scheduled': 'El calendario de la liga {league} está listo',
  'league-matchup-moved': '{team} contra {against} en la liga {league} tiene nuevo día u hora',
  'league-lineup-due': 'Define la alineación de {team} contra {against} en la liga {league}',
  'league-lineups-shown':
    'Las alineaciones de {team} y {against} en la liga {league} ya son visibles para todos',
  'league-result': '{team} {score} {against} en la liga {league}',
  'event-cohost': 'Ahora coorganizas {event}',
  'tournament-cohost': 'Ahora coorganizas {tournament}',
  'league-concluded': 'La liga {league} terminó: mira cómo acabó',
}

export const alertTexts = {
  anEvent: 'un evento',
  reason: '«{reason}»',
  before: 'antes: {was}',
  forDates: '{sentence} ({dates} fechas)',
}
