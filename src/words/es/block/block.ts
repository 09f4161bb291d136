export const blockTexts = {
  block: 'Bloquear',
  unblock: 'Desbloquear',
  unblockName: 'Desbloquear a {name}',
  question: '¿Bloquear a {name}?',
  meaning:
    'Tú y {name} no verán los perfiles, eventos ni mensajes del otro. Dejarán de ser amigos o favoritos. En los eventos en los que jueguen los dos, sus nombres siguen en la lista.\n\nNo se lo diremos a {name}. Puedes desbloquear en Ajustes.',
  blocked: 'Bloqueaste a {name}.',
  unblocked: 'Ya no bloqueas a {name}.',
  title: 'Jugadores bloqueados',
  hint: 'No se ven entre ustedes, salvo en las listas de eventos que comparten.',
  loading: 'Cargando jugadores bloqueados…',
  failed: 'No se pudieron cargar los jugadores bloqueados',
  empty: 'No hay nadie bloqueado',
  emptyText: 'Puedes bloquear a un jugador desde su perfil o desde tus mensajes.',
}
