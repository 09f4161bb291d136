export const whoTexts = {
  everyone: 'Todos',
  invitedOnly: 'Solo invitados',
  friends: 'Mis amigos',
  favorites: 'Mis favoritos',
  club: 'Club {name}',
  levelFrom: 'Nivel desde',
  levelTo: 'Nivel hasta',
  any: 'Cualquiera',
}
