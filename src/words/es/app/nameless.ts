export const namelessTexts = {
  deleted: 'Jugador eliminado',
  hidden: 'Jugador oculto {n}',
}
