// The privacy notice: it must say what the code does, so a new cookie, stored field or outside
// service is added here first.
import { texts, type Language } from '#client/i18n/texts.ts'
import { nameRestDays } from '#domain/player/name.ts'
import type { LegalSection } from '../legal-page.tsx'

export const privacyTexts = texts(
  {
    title: 'Privacy',
    introduction:
      'What __PUBLIC_URL__ keeps about you, why, and what you can do about it. There is no advertising, no tracking, and nothing is sold. Last changed on November 23, 2026.',
    operatorHeading: 'Who is responsible',
    operatorText: [
      'Sideout is open-source software that anyone can run. The operator of this site, the person or club that set it up, is responsible for your data here. The authors of the software never receive it.',
    ],
    dataHeading: 'What is kept',
    dataText: [
      'Your account: e-mail address, and your password only as a hash that cannot be turned back; or, when you sign in with Google, X or Facebook, the account number and address that they confirm. Your sessions, with device type and network address.',
      'What you enter as a player: player name, skill level, home venue, photo, profile texts and links. What you do: events you create and sign up for, results, medals, diamonds, your Player Pass and its tokens with the notes you send along, clubs, friends, favorites, messages and alerts. Whose invitation link brought you, until your setup ends.',
      'Your position, only after your browser asked you: the last one is stored with your private record to list venues near you. Other players never see it.',
      'Technical records of requests and errors, to keep the site working and safe.',
    ],
    sharedHeading: 'Who sees it',
    sharedText: [
      'Other signed-in players see your player name, photo, profile, and the public events you take part in. Private events are seen only by the people invited. Messages are seen by the people in the conversation, and by the operator only where the care of the site or the law demands it.',
      'Your e-mail address and your private record are never shown to other players.',
    ],
    cookiesHeading: 'Cookies and storage',
    cookiesText: [
      'Only what the site needs, so there is no banner. The session cookie keeps you signed in. “sideout.devices” remembers for a year that you signed in on this device, so that strangers’ wrong passwords don’t keep you out. “language” and “theme” remember your choice for 365 days. When you open an event link before signing in, “pendingEvent”, “pendingEventId” and “pendingLocation” remember it for 2 days. While something you did waits for a connection, “waiting” notes how many things wait and since when, for 60 days at most, so that we can tell you if your browser clears its storage. Your browser’s storage may hold “pendingRoute”, the page you wanted, the link that brought you here, and a copy of what you last saw.',
    ],
    outsideHeading: 'Outside services',
    outsideText: [
      'Pages load nothing from other companies. If the operator switched on a map, its tiles come from the map’s server, which then sees your network address. Signing in with Google, X or Facebook tells them that you did. E-mail to you passes through the operator’s mail server. Venue data includes data © OpenStreetMap contributors.',
    ],
    timeHeading: 'How long',
    timeText: [
      `As long as you have an account. When it is deleted, your profile, private record, sign-ins and messages go with it; results that are part of other people’s games stay without your name. No one can take your name for ${nameRestDays} days, so that no one is mistaken for you: until then only a fingerprint (hash) of it is kept. Backups follow within the time the operator keeps them.`,
    ],
    rightsHeading: 'Your rights',
    rightsText: [
      'You may ask for a copy of your data, have it corrected or deleted, object to its use, and complain to your data protection authority. You can change your profile yourself at any time. The legal ground is the service you asked for, and for your position your consent, which you can take back in the browser.',
    ],
    contactHeading: 'Contact',
    contactText: [
      'Write to the operator through Support in the app, or to the person or club that gave you this address.',
    ],
  },
  {
    title: 'Privacidad',
    introduction:
      'Qué guarda __PUBLIC_URL__ sobre ti, para qué, y qué puedes hacer. No hay publicidad ni rastreo, y no se vende nada. Última modificación: 23 de noviembre de 2026.',
    operatorHeading: 'Quién responde',
    operatorText: [
      'Sideout es software libre que cualquiera puede instalar. El operador de este sitio, la persona o el club que lo instaló, responde de tus datos aquí. Los autores del software nunca los reciben.',
    ],
    dataHeading: 'Qué se guarda',
    dataText: [
      'Tu cuenta: dirección de correo, y tu contraseña solo como un resumen que no se puede revertir; o, si entras con Google, X o Facebook, el número de cuenta y la dirección que ellos confirman. Tus sesiones, con el tipo de dispositivo y la dirección de red.',
      'Lo que escribes como jugador: nombre, nivel, sede principal, foto, textos y enlaces del perfil. Lo que haces: eventos que creas y a los que te inscribes, resultados, medallas, diamantes, tu Player Pass y sus fichas con las notas que envías, clubes, amigos, favoritos, mensajes y avisos. Y de quién era el enlace que te invitó, hasta que acabas la configuración.',
      'Tu posición, solo después de que tu navegador te pregunte: la última se guarda en tu ficha privada para mostrarte sedes cercanas. Los demás jugadores nunca la ven.',
      'Registros técnicos de peticiones y errores, para que el sitio funcione y sea seguro.',
    ],
    sharedHeading: 'Quién lo ve',
    sharedText: [
      'Los demás jugadores con sesión ven tu nombre de jugador, foto, perfil y los eventos públicos en que participas. Los eventos privados solo los ven las personas invitadas. Los mensajes los ven quienes están en la conversación, y el operador solo si el cuidado del sitio o la ley lo exigen.',
      'Tu correo y tu ficha privada nunca se muestran a otros jugadores.',
    ],
    cookiesHeading: 'Cookies y almacenamiento',
    cookiesText: [
      'Solo lo que el sitio necesita; por eso no hay un aviso. La cookie de sesión mantiene tu sesión abierta. «sideout.devices» recuerda durante un año que iniciaste sesión en este dispositivo, para que las contraseñas incorrectas de otras personas no te dejen fuera. «language» y «theme» recuerdan tu elección 365 días. Si abres el enlace de un evento antes de iniciar sesión, «pendingEvent», «pendingEventId» y «pendingLocation» lo recuerdan 2 días. Mientras algo que hiciste espera la conexión, «waiting» anota cuántas cosas esperan y desde cuándo, 60 días como máximo, para avisarte si tu navegador vacía su almacenamiento. El almacenamiento de tu navegador puede guardar «pendingRoute», la página que querías, el enlace que te trajo, y una copia de lo último que viste.',
    ],
    outsideHeading: 'Servicios externos',
    outsideText: [
      'Las páginas no cargan nada de otras empresas. Si el operador activó un mapa, sus imágenes vienen del servidor del mapa, que entonces ve tu dirección de red. Entrar con Google, X o Facebook les dice que lo hiciste. El correo que recibes pasa por el servidor de correo del operador. Los datos de sedes incluyen datos © colaboradores de OpenStreetMap.',
    ],
    timeHeading: 'Cuánto tiempo',
    timeText: [
      `Mientras tengas una cuenta. Al eliminarla se van tu perfil, tu ficha privada, tus accesos y tus mensajes; los resultados que son parte de partidos de otras personas quedan sin tu nombre. Durante ${nameRestDays} días nadie puede usar tu nombre, para que nadie se haga pasar por ti: hasta entonces solo se guarda una huella (hash) de él. Las copias de seguridad siguen en el plazo en que el operador las conserva.`,
    ],
    rightsHeading: 'Tus derechos',
    rightsText: [
      'Puedes pedir una copia de tus datos, corregirlos o eliminarlos, oponerte a su uso y reclamar ante tu autoridad de protección de datos. Tu perfil lo puedes cambiar tú en cualquier momento. La base legal es el servicio que pediste y, para tu posición, tu consentimiento, que puedes retirar en el navegador.',
    ],
    contactHeading: 'Contacto',
    contactText: [
      'Escribe al operador desde Ayuda en la aplicación, o a la persona o el club que te dio esta dirección.',
    ],
  },
)

/** The sections in their order. */
export function privacySections(language: Language): LegalSection[] {
  const words = privacyTexts[language]
  return [
    { heading: words.operatorHeading, paragraphs: words.operatorText },
    { heading: words.dataHeading, paragraphs: words.dataText },
    { heading: words.sharedHeading, paragraphs: words.sharedText },
    { heading: words.cookiesHeading, paragraphs: words.cookiesText },
    { heading: words.outsideHeading, paragraphs: words.outsideText },
    { heading: words.timeHeading, paragraphs: words.timeText },
    { heading: words.rightsHeading, paragraphs: words.rightsText },
    { heading: words.contactHeading, paragraphs: words.contactText },
  ]
}
