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
      `You and ${name} won’t see each other’s profiles, events or messages. You’ll no longer be friends or favorites. In events you both play, your names stay on the roster.\n\nWe won’t tell ${name}. You can unblock in Settings.`,
    blocked: (name: string) => `${name} is blocked.`,
    unblocked: (name: string) => `${name} is no longer blocked.`,
    title: 'Blocked players',
    hint: 'You don’t see each other, except on rosters you share.',
    loading: 'Loading blocked players…',
    failed: 'Blocked players couldn’t be loaded',
    retry: 'Try again',
    empty: 'No one is blocked',
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
      `Tú y ${name} no verán los perfiles, eventos ni mensajes del otro. Dejarán de ser amigos o favoritos. En los eventos en los que jueguen los dos, sus nombres siguen en la lista.\n\nNo se lo diremos a ${name}. Puedes desbloquear en Ajustes.`,
    blocked: (name: string) => `Bloqueaste a ${name}.`,
    unblocked: (name: string) => `Ya no bloqueas a ${name}.`,
    title: 'Jugadores bloqueados',
    hint: 'No se ven entre ustedes, salvo en las listas de eventos que comparten.',
    loading: 'Cargando jugadores bloqueados…',
    failed: 'No se pudieron cargar los jugadores bloqueados',
    retry: 'Reintentar',
    empty: 'No hay nadie bloqueado',
    emptyText: 'Puedes bloquear a un jugador desde su perfil o desde tus mensajes.',
  },
)
