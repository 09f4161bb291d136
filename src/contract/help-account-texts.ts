// Help on the player's own account and the app: the paragraphs of each article. Short: readers want
// to go on playing.
import type { HelpIdIn } from './help.ts'
import { texts } from './texts.ts'

export const accountHelp = texts<Record<HelpIdIn<'account' | 'app'>, readonly string[]>>(
  {
    'new-accounts': [
      'During your first week you can publish 3 public events a day and 10 in all, start 5 conversations, create 5 clubs, and send 10 team requests and 10 invitations. You can sign up, answer and join as often as you like.',
      'You can add players to your event once they have signed up, written to you or marked you as a friend. A public event needs a confirmed e-mail address or a social account. A new or small community has no limits for new accounts.',
    ],
    'first-steps': [
      'Choose a player name of 3 to 12 characters: it stays yours and can’t be changed. Then set your level and your home venue.',
      'You can change your level once every 10 days. You get your first diamond when setup is done.',
    ],
    'player-pass': [
      'A Player Pass has a tier with a weekly allowance of tokens. Claim it once every 7 days; attended events bring more. You can send tokens to a player, minus the platform fee.',
      'You get a pass from the operator or with a pass code. Your token history lists every token. Nothing here is money.',
    ],
    diamonds: [
      'You get each diamond once: for registering, a complete profile, the first event attended, the first hosted, ten attended, the first medal, and when someone joins by your referral link.',
    ],
    'sign-in': [
      'Forgot your password? The sign-in screen sends a link. You can also sign in with an e-mailed link, a passkey on your phone, or a provider you used.',
      'The settings list your devices: sign out one of them, or everywhere.',
    ],
    privacy: [
      'Hide your profile in the settings: then only your friends and favorites, people in the same event, and admins of your venues see it. In rosters and results everyone else sees Hidden player instead of your name. Your location is used for distances and shown to no one.',
    ],
    'my-data': [
      'In the settings, choose “Download my data”: one file with your profile, events, matches, messages and everything else we keep about you.',
    ],
    'delete-account': [
      'In the settings, choose “Delete my account”. It asks once more and then really deletes: your profile, messages and sign-ins are gone. In other people’s matches you stay as “Deleted player”. No one can take your name for 90 days.',
    ],
    photos: [
      'Tap your photo on your profile, choose a picture, move it into the frame and tap “Crop and Upload”. It may be a .png, .jpeg or .jpg file.',
    ],
    notifications: [
      'In the settings, choose for each kind of news: in the app, as a push message, by e-mail. Quiet hours hold messages back; the digest combines e-mails.',
      'Nothing arrives? The check on this support page shows why, step by step, and sends a test.',
    ],
    install: [
      'On Android and computers, choose “Install” in the browser’s menu. On an iPhone, tap Share, then “Add to Home Screen”: push messages need this there.',
    ],
    offline: [
      'You can still read your calendar, events, messages and match lists. What you do is marked as waiting and sent once you’re back online.',
      'If something couldn’t be done anymore, for example because a place is gone, we’ll let you know.',
    ],
    'calendar-feed': [
      'The settings have a private address that your calendar program can subscribe to: changes and cancellations arrive automatically. If someone else gets the address, reset it.',
      'Each event also has “Add to calendar” for a single file.',
    ],
    language: [
      'Choose English or Spanish, light or dark, and which screen opens first in the settings.',
    ],
    poppi: [
      'Ask in plain words: “mixed 3.5 doubles on Saturday near me”, “courts with lights”, “how do I leave a club?”. The chips show what was understood; remove one to ask for more.',
      'Poppi works on this server only: your questions go nowhere else and aren’t kept.',
    ],
    operator: [
      'The form on the support page reaches the people who run this server. The answer comes to your account’s e-mail address. For questions about one venue, its admins are quicker.',
    ],
  },
  {
    'new-accounts': [
      'Durante tu primera semana puedes publicar 3 eventos públicos al día y 10 en total, iniciar 5 conversaciones, crear 5 clubes y enviar 10 solicitudes de equipo y 10 invitaciones. Apuntarte, responder y unirte no tiene límite.',
      'Puedes añadir jugadores a tu evento cuando se apuntaron, te escribieron o te marcaron como amigo. Un evento público necesita un correo confirmado o una cuenta social. En una comunidad nueva o pequeña las cuentas nuevas no tienen límites.',
    ],
    'first-steps': [
      'Elige un nombre de jugador de 3 a 12 caracteres: es tuyo y no se puede cambiar. Después indica tu nivel y tu sede principal.',
      'Puedes cambiar tu nivel una vez cada 10 días. El primer diamante es tuyo al terminar.',
    ],
    'player-pass': [
      'Un Player Pass tiene un nivel con fichas cada semana. Recógelas una vez cada 7 días; asistir a eventos da más. Puedes enviar fichas a un jugador, menos la comisión de la plataforma.',
      'El pase lo da el operador o un código. Cada ficha está en tu historial. Aquí nada es dinero.',
    ],
    diamonds: [
      'Cada diamante se consigue una vez: por registrarte, completar el perfil, el primer evento jugado, el primero organizado, diez jugados, la primera medalla, y cuando alguien se une con tu enlace.',
    ],
    'sign-in': [
      '¿Olvidaste la contraseña? La pantalla de entrada envía un enlace. También puedes entrar con un enlace por correo, con una clave de acceso de tu teléfono o con un proveedor que hayas usado.',
      'Los ajustes muestran tus dispositivos: cierra la sesión en uno o en todos.',
    ],
    privacy: [
      'Oculta tu perfil en los ajustes: solo lo verán quienes marcaste como amigos o favoritos, quienes están en el mismo evento y los administradores de tus sedes. En listas y resultados los demás leen Jugador oculto en lugar de tu nombre. Tu ubicación sirve para las distancias y no se muestra a nadie.',
    ],
    'my-data': [
      'Los ajustes tienen «Descargar mis datos»: un archivo con tu perfil, eventos, partidos, mensajes y todo lo demás que guardamos de ti.',
    ],
    'delete-account': [
      'Los ajustes tienen «Eliminar mi cuenta». Pregunta una vez más y elimina de verdad: tu perfil, tus mensajes y tus accesos desaparecen. En los partidos de otros quedas como «Jugador eliminado». Durante 90 días nadie puede usar tu nombre.',
    ],
    photos: [
      'Toca tu foto en tu perfil, elige una imagen, colócala en el marco y toca «Recortar y subir». Puede ser un archivo .png, .jpeg o .jpg.',
    ],
    notifications: [
      'En los ajustes eliges para cada tipo de noticia: en la aplicación, como aviso push, por correo. Las horas de silencio los retienen y el resumen junta los correos.',
      '¿No llega nada? La comprobación de esta página de ayuda dice por qué, paso a paso, y envía una prueba.',
    ],
    install: [
      'En Android y computadoras elige «Instalar» en el menú del navegador. En un iPhone toca Compartir y «Añadir a pantalla de inicio»: allí los avisos push lo necesitan.',
    ],
    offline: [
      'Tu calendario, tus eventos, mensajes y listas de partidos se pueden leer. Lo que haces queda pendiente y se envía una vez cuando vuelve la conexión.',
      'Si algo ya no era posible, como una plaza que se ocupó, te avisamos.',
    ],
    'calendar-feed': [
      'Los ajustes tienen una dirección privada a la que tu calendario puede suscribirse: los cambios y cancelaciones llegan automáticamente. Si alguien más la tiene, cámbiala.',
      'Cada evento tiene además «Añadir al calendario» para un solo archivo.',
    ],
    language: [
      'Elige inglés o español, claro u oscuro, y qué pantalla se abre primero en los ajustes.',
    ],
    poppi: [
      'Pregunta con tus palabras: «dobles mixtos 3.5 el sábado cerca de mí», «canchas con luz», «¿cómo salgo de un club?». Las etiquetas muestran lo entendido; quita una para pedir más.',
      'Poppi solo trabaja en este servidor: tus preguntas no van a ningún otro sitio ni se guardan.',
    ],
    operator: [
      'El formulario de la página de ayuda llega a quienes llevan este servidor. La respuesta va al correo de tu cuenta. Para lo que afecta a una sede, sus administradores son más rápidos.',
    ],
  },
)
