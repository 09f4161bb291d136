export const keeperTexts = {
  mine: 'Mis propios contactos',
  club: '{club} · {venue}',
  venue: 'Sede: {venue}',
  seenByMe: 'Solo tú la ves.',
  seenByClub: 'La ven quien lleva el club y sus secretarios.',
  seenByVenue: 'La ven los administradores de la sede.',
} as const
