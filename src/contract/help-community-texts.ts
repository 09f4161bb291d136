// Help on people, clubs and venues: the paragraphs of each article. Short: readers want to go on playing.
import type { HelpIdIn } from './help.ts'
import { texts } from './texts.ts'

export const communityHelp = texts<Record<HelpIdIn<'people' | 'venues'>, readonly string[]>>(
  {
    messages: [
      'Write to a player from their profile or the player list. Messages arrive right away and wait on your phone when you’re offline.',
      'Requests for a team or to become an admin come as messages with an Accept button.',
    ],
    friends: [
      'Mark players as friends or favorites in the player list or on their profile. You can invite your friends or your favorites to private events, and see which events they go to.',
    ],
    'block-report': [
      'On a profile, open the menu to block: you no longer see each other outside rosters you share, and no messages come through. You can undo it in the settings.',
      'Report a player, message, photo, club or venue from its menu. Venue admins or the operator look at it; no one learns who reported it.',
    ],
    'create-club': [
      'Open the community of a venue, the tab Clubs, and create a club with a name of up to 12 characters. Add or invite members.',
      'A club is a group you can open private events to. Only its owner renames or deletes it.',
      'To join one, find it on its venue’s page and write to its owner. Your invitation shows up in your alerts and in the tab Clubs.',
    ],
    'leave-club': [
      'Open the community of the venue, the tab Clubs, find the club under “Clubs I’m in” and tap Leave. You can also leave on the club’s page.',
      'You no longer see its private events, except those you’re signed up for. The owner deletes a club instead of leaving it.',
    ],
    'my-venues': [
      'Your calendar shows the events of your active venues, at most 10. Add one from the venue list or its page; remove it the same way.',
      'Your home venue is where your community is. Change it on your profile or on the venue’s page.',
    ],
    'add-venue': [
      'Is a venue missing? Add it from the venue list: you become its admin. Is something wrong? Suggest an edit on its page, and an admin applies it.',
    ],
    'venue-admin': [
      'Whoever adds a venue becomes its admin. Otherwise an admin of the venue can invite you: find them with the crown filter of the player list and write to them.',
      'Admins look after the venue: they edit it, change any event there, correct results and handle reports.',
    ],
    share: [
      'Events, venues, profiles and clubs have a Share button: a link to send, or a QR code to show. Anyone without an account gets to the same place after registering.',
      'A link to a private event shows nothing to people who aren’t invited.',
    ],
  },
  {
    messages: [
      'Escribe a alguien desde su perfil o la lista de jugadores. Los mensajes llegan de inmediato y esperan en tu teléfono si no hay conexión.',
      'Las peticiones de equipo o de ser administrador llegan como mensajes con un botón para aceptar.',
    ],
    friends: [
      'Marca a jugadores como amigos o favoritos en la lista de jugadores o en su perfil. Puedes invitar a tus amigos o favoritos a eventos privados y ver a qué eventos van.',
    ],
    'block-report': [
      'En un perfil abre el menú para bloquear: dejan de verse fuera de las listas que comparten y no llegan mensajes. Se deshace en los ajustes.',
      'Denuncia a un jugador, mensaje, foto, club o sede desde su menú. Lo revisan los administradores de la sede o el operador; nadie sabe quién denunció.',
    ],
    'create-club': [
      'Abre la comunidad de una sede, la pestaña Clubes, y crea un club con un nombre de hasta 12 caracteres. Añade o invita a miembros.',
      'Un club es un grupo al que puedes abrir eventos privados. Solo su dueño lo renombra o lo elimina.',
      'Para entrar en uno, búscalo en la página de su sede y escribe a su dueño. La invitación aparece en tus avisos y en la pestaña Clubes.',
    ],
    'leave-club': [
      'Abre la comunidad de la sede, la pestaña Clubes, busca el club en «Clubes en los que estoy» y toca Salir. También puedes salir en la página del club.',
      'Dejas de ver sus eventos privados, salvo aquellos a los que estás apuntado. El dueño elimina el club en vez de salir.',
    ],
    'my-venues': [
      'Tu calendario muestra los eventos de tus sedes activas, 10 como máximo. Añade una desde la lista de sedes o su página; se quita igual.',
      'Tu sede principal es la de tu comunidad. Cámbiala en tu perfil o en la página de la sede.',
    ],
    'add-venue': [
      '¿Falta una sede? Añádela desde la lista de sedes: serás su administrador. ¿Algo está mal? Sugiere un cambio en su página y un administrador lo aplica.',
    ],
    'venue-admin': [
      'Quien añade una sede es su administrador. Si no, un administrador de la sede puede invitarte: búscalo con el filtro de la corona en la lista de jugadores y escríbele.',
      'Los administradores cuidan la sede: la editan, cambian cualquier evento allí, corrigen resultados y atienden denuncias.',
    ],
    share: [
      'Eventos, sedes, perfiles y clubes tienen un botón Compartir: un enlace para enviar o un código QR para mostrar. Quien aún no tiene cuenta llega al mismo sitio tras registrarse.',
      'El enlace de un evento privado no muestra nada a quien no está invitado.',
    ],
  },
)
