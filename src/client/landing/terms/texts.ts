// The terms of use, in plain words. __PUBLIC_URL__ becomes the address of the installation.
import { texts, type Language } from '#client/i18n/texts.ts'
import type { LegalSection } from '../legal-page.tsx'

export const termsTexts = texts(
  {
    title: 'Terms of use',
    introduction:
      'Sideout is free, open-source software. The site you are visiting, __PUBLIC_URL__, is run by its operator: the person or club that set it up. These terms are between you and that operator. Last changed on November 20, 2026.',
    useHeading: 'Who may use it',
    useText: [
      'Anyone who plays, organizes or follows pickleball, and is old enough to agree to these terms where they live. Below that age, a parent or guardian agrees for you. Using the site costs nothing; an event may ask a fee, which you settle with its organizer.',
    ],
    accountHeading: 'Your account',
    accountText: [
      'Give an e-mail address that is yours and keep your password to yourself. One person, one account. Your player name is visible to other players and cannot be changed once set, so choose one you like; do not pretend to be someone else.',
    ],
    eventsHeading: 'Events and venues',
    eventsText: [
      'An event is arranged by its organizer, not by the operator. When you sign up, come, or withdraw in time so that the next player on the waitlist gets the place. Organizers describe their events truthfully, and tell players when plans change.',
      'Venue data may be wrong or out of date. Check opening hours and rules with the venue, and follow them.',
    ],
    conductHeading: 'How we treat each other',
    conductText: [
      'Be fair, on the court and in messages. No insults, harassment, discrimination, spam, advertising, or photos of people who did not agree. Do not attack the site, get around its limits, or read what is not meant for you. The operator may remove content, and close accounts that break these rules.',
    ],
    contentHeading: 'What you post',
    contentText: [
      'Your texts and photos stay yours. You allow the operator to store them and show them on this site to the people they are meant for, until you remove them or close your account.',
    ],
    riskHeading: 'Sport has risks',
    riskText: [
      'You play at your own risk and judge your own health and skill. Skill levels, ratings and medals are for fun and fair games; they promise nothing.',
    ],
    warrantyHeading: 'No guarantee',
    warrantyText: [
      'The site is offered as it is. The operator cares for it, but does not promise that it is always available or free of errors, and is liable only where the law says so. Nothing here takes away rights that the law gives you as a consumer.',
    ],
    licenceHeading: 'Software and map data',
    licenceText: [
      'The software is published under the GNU Affero General Public License, version 3 or later: you may read, change and run it yourself. Venue data includes data © OpenStreetMap contributors, available under the Open Database License, and open data of NYC Parks and DataSF where shown.',
    ],
    changesHeading: 'Changes and contact',
    changesText: [
      'When these terms change, the day at the top changes, and important changes are announced in the app. You may close your account at any time. Questions go to the operator: write through Support in the app, or to the person or club that gave you this address.',
    ],
  },
  {
    title: 'Condiciones de uso',
    introduction:
      'Sideout es software libre y gratuito. El sitio que visitas, __PUBLIC_URL__, lo mantiene su operador: la persona o el club que lo instaló. Estas condiciones son entre tú y ese operador. Última modificación: 20 de noviembre de 2026.',
    useHeading: 'Quién puede usarlo',
    useText: [
      'Cualquier persona que juegue, organice o siga el pickleball y tenga edad para aceptar estas condiciones donde vive. Por debajo de esa edad, las acepta por ti tu padre, madre o tutor. Usar el sitio no cuesta nada; un evento puede pedir una cuota, que acuerdas con su organizador.',
    ],
    accountHeading: 'Tu cuenta',
    accountText: [
      'Da una dirección de correo que sea tuya y no compartas tu contraseña. Una persona, una cuenta. Tu nombre de jugador es visible para los demás y no se puede cambiar una vez fijado, así que elige uno que te guste; no te hagas pasar por otra persona.',
    ],
    eventsHeading: 'Eventos y sedes',
    eventsText: [
      'Un evento lo prepara su organizador, no el operador. Si te inscribes, ven, o retírate a tiempo para que el siguiente de la lista de espera tenga la plaza. Los organizadores describen sus eventos con verdad y avisan si cambian los planes.',
      'Los datos de las sedes pueden ser erróneos o antiguos. Consulta los horarios y las normas con la sede, y respétalas.',
    ],
    conductHeading: 'Cómo nos tratamos',
    conductText: [
      'Juega limpio, en la cancha y en los mensajes. Sin insultos, acoso, discriminación, correo basura, publicidad ni fotos de quien no dio su permiso. No ataques el sitio, no eludas sus límites ni leas lo que no es para ti. El operador puede retirar contenido y cerrar las cuentas que no cumplan estas reglas.',
    ],
    contentHeading: 'Lo que publicas',
    contentText: [
      'Tus textos y fotos siguen siendo tuyos. Permites al operador guardarlos y mostrarlos en este sitio a quienes van dirigidos, hasta que los elimines o cierres tu cuenta.',
    ],
    riskHeading: 'El deporte tiene riesgos',
    riskText: [
      'Juegas bajo tu propia responsabilidad y tú valoras tu salud y tu nivel. Los niveles, las puntuaciones y las medallas son para divertirse y jugar parejo; no prometen nada.',
    ],
    warrantyHeading: 'Sin garantía',
    warrantyText: [
      'El sitio se ofrece tal como está. El operador lo cuida, pero no promete que esté siempre disponible ni libre de errores, y solo responde cuando la ley lo dice. Nada de esto quita los derechos que la ley te da como consumidor.',
    ],
    licenceHeading: 'Software y datos del mapa',
    licenceText: [
      'El software se publica con la Licencia Pública General Affero de GNU, versión 3 o posterior: puedes leerlo, cambiarlo y usarlo por tu cuenta. Los datos de sedes incluyen datos © colaboradores de OpenStreetMap, disponibles con la Open Database License, y datos abiertos de NYC Parks y DataSF donde se indica.',
    ],
    changesHeading: 'Cambios y contacto',
    changesText: [
      'Si estas condiciones cambian, cambia la fecha del principio, y los cambios importantes se anuncian en la aplicación. Puedes cerrar tu cuenta cuando quieras. Las preguntas son para el operador: escribe desde Ayuda en la aplicación, o a la persona o el club que te dio esta dirección.',
    ],
  },
)

/** The sections in their order. */
export function termsSections(language: Language): LegalSection[] {
  const words = termsTexts[language]
  return [
    { heading: words.useHeading, paragraphs: words.useText },
    { heading: words.accountHeading, paragraphs: words.accountText },
    { heading: words.eventsHeading, paragraphs: words.eventsText },
    { heading: words.conductHeading, paragraphs: words.conductText },
    { heading: words.contentHeading, paragraphs: words.contentText },
    { heading: words.riskHeading, paragraphs: words.riskText },
    { heading: words.warrantyHeading, paragraphs: words.warrantyText },
    { heading: words.licenceHeading, paragraphs: words.licenceText },
    { heading: words.changesHeading, paragraphs: words.changesText },
  ]
}
