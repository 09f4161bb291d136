export const nextStripTexts = {
  next: 'Lo próximo · en {time}',
  now: 'Ahora',
  off: 'Suspendido',
  delayed: 'Nueva hora: {time}',
  live: 'En vivo',
  round: 'Ronda {round}',
  onCourt: 'Ronda {round}, cancha {court}',
  sitOut: 'Ronda {round}: descansas',
  title: '{event} · {venue}',
  none: 'Aún no tienes nada previsto',
  find: 'Buscar un evento',
}
