// Words of blocking and of the list of blocked players.
import { texts } from '../../i18n/texts.ts'

export const blockTexts = texts(
  {
    block: 'Block',
    unblock: 'Unblock',
    unblockName: (name: string) => `Unblock ${name}`,
    undo: 'Undo',
    close: 'Close',
    question: (name: string) => `Block ${name}?`,
    meaning: (name: string) =>
      `You and ${name} will not see each other’s profiles, events and messages. You are no longer friends or favorites. In events you both play, your names stay on the roster.\n\n${name} is not told. You can unblock in Settings.`,
    blocked: (name: string) => `${name} is blocked.`,
    unblocked: (name: string) => `${name} is no longer blocked.`,
    title: 'Blocked players',
    hint: 'You and they do not see each other, except on the rosters you share.',
    loading: 'Loading blocked players…',
    failed: 'Blocked players could not be loaded',
    retry: 'Try again',
    empty: 'Nobody is blocked',
    emptyText: 'You can block a player from their profile or your messages.',
  },
  {
    block: 'Bloquear',
    unblock: 'Desbloquear',
    unblockName: (name: string) => `Desbloquear a ${name}`,
    undo: 'Deshacer',
    close: 'Cerrar',
    question: (name: string) => `¿Bloquear a ${name}?`,
    meaning: (name: string) =>
      `Tú y ${name} no veréis vuestros perfiles, eventos ni mensajes. Dejáis de ser amigos o favoritos. En los eventos en los que jugáis los dos, vuestros nombres siguen en la lista.\n\nNo se lo decimos a ${name}. Puedes desbloquear en Ajustes.`,
    blocked: (name: string) => `Has bloqueado a ${name}.`,
    unblocked: (name: string) => `Ya no bloqueas a ${name}.`,
    title: 'Jugadores bloqueados',
    hint: 'No os veis, salvo en las listas de eventos que compartís.',
    loading: 'Cargando jugadores bloqueados…',
    failed: 'No se pudieron cargar los jugadores bloqueados',
    retry: 'Reintentar',
    empty: 'No hay nadie bloqueado',
    emptyText: 'Puedes bloquear a un jugador desde su perfil o desde tus mensajes.',
  },
)
