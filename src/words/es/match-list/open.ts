export const openTexts = {
  open: 'Abrir la lista de partidos',
  openText: 'Empieza con todos los apuntados. Después marca quién está y crea las rondas.',
}
