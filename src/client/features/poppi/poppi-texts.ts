// Words of Poppi, the helper.
import type { Understood } from '#contract/poppi.ts'
import type { WishedFacility } from '#domain/poppi/poppi.ts'
import { plural, texts } from '../../i18n/texts.ts'

export const poppiTexts = texts(
  {
    title: 'Poppi', back: 'Back', lead: 'Ask in plain words. Poppi looks for events, venues, players and help, on this server only.',
    ask: 'Ask Poppi', placeholder: 'Mixed 3.5 doubles on Saturday near me', send: 'Ask', thinking: 'Poppi is looking…', try: 'Try one of these', earlier: 'Asked before',
    understood: 'What I understood', remove: (part: string) => `Without ${part}`, changed: 'Put everything back',
    events: 'These fit', nearest: 'Nothing fits all of it. The nearest:', venues: 'Venues', players: 'Players', help: 'Help', alsoHelp: 'Maybe this helps too',
    noEvents: 'No open event fits', noEventsText: 'Take a part away, or create the event yourself: others will join.', create: 'Create an event', noVenues: 'No venue fits', noPlayers: 'Nobody found', noneText: 'Take a part away or say it another way.',
    nothing: 'I did not understand that', nothingText: 'Say what you look for: a day, a level, a venue, a player, or what you want to do.', toList: 'Show the event list', toHelp: 'All help articles', read: 'Read more',
    failed: 'Poppi could not answer', retry: 'Try again', offline: 'Poppi needs a network. Your calendar and your events are readable without one.', noPosition: 'I do not know where you are, so near means your venues.',
    level: (skill: string) => `Level ${skill}`, unknownSkill: '???',
  },
  {
    title: 'Poppi', back: 'Atrás', lead: 'Pregunta con tus palabras. Poppi busca eventos, sedes, jugadores y ayuda, solo en este servidor.',
    ask: 'Pregunta a Poppi', placeholder: 'Dobles mixtos 3.5 el sábado cerca de mí', send: 'Preguntar', thinking: 'Poppi está buscando…', try: 'Prueba con una de estas', earlier: 'Preguntas de antes',
    understood: 'Lo que entendí', remove: (part: string) => `Sin ${part}`, changed: 'Volver a poner todo',
    events: 'Encajan', nearest: 'Nada encaja del todo. Lo más parecido:', venues: 'Sedes', players: 'Jugadores', help: 'Ayuda', alsoHelp: 'Quizá también te ayude',
    noEvents: 'Ningún evento abierto encaja', noEventsText: 'Quita una parte o crea tú el evento: otros se unirán.', create: 'Crear un evento', noVenues: 'Ninguna sede encaja', noPlayers: 'No encontré a nadie', noneText: 'Quita una parte o dilo de otra forma.',
    nothing: 'No lo entendí', nothingText: 'Di qué buscas: un día, un nivel, una sede, un jugador o qué quieres hacer.', toList: 'Ver la lista de eventos', toHelp: 'Todos los artículos de ayuda', read: 'Leer más',
    failed: 'Poppi no pudo responder', retry: 'Reintentar', offline: 'Poppi necesita conexión. Tu calendario y tus eventos se pueden leer sin ella.', noPosition: 'No sé dónde estás: cerca significa tus sedes.',
    level: (skill: string) => `Nivel ${skill}`, unknownSkill: '???',
  },
)

/** Questions to tap: those that fit the time of day come first. */
export const exampleTexts = texts(
  {
    morning: ['Games this afternoon near me', 'Open play tomorrow morning', 'Women’s doubles this weekend', 'Courts with lights near me', 'How do I leave a club?'],
    afternoon: ['What is on tonight?', 'Games at my level this week', 'Where are my friends playing?', 'Indoor courts near me', 'How do ratings work?'],
    evening: ['Games tomorrow after work', 'Mixed doubles on Saturday near me', 'Beginner clinic next week', 'Players at my level near me', 'Why do I get no notifications?'],
  },
  {
    morning: ['Partidos esta tarde cerca de mí', 'Juego libre mañana por la mañana', 'Dobles femeninos este fin de semana', 'Pistas con luz cerca', '¿Cómo salgo de un club?'],
    afternoon: ['¿Qué hay esta noche?', 'Partidos de mi nivel esta semana', '¿Dónde juegan mis amigos?', 'Pistas de interior cerca', '¿Cómo funciona la valoración?'],
    evening: ['Partidos mañana después del trabajo', 'Dobles mixtos el sábado cerca de mí', 'Clase para principiantes la próxima semana', 'Jugadores de mi nivel cerca', '¿Por qué no me llegan avisos?'],
  },
)

const facilities: Record<WishedFacility, string> = { indoor: 'indoor', outdoor: 'outdoor', lit: 'lights', covered: 'covered', restrooms: 'restrooms', water: 'water', parking: 'parking' }
const instalaciones: Record<WishedFacility, string> = { indoor: 'interior', outdoor: 'aire libre', lit: 'luz', covered: 'cubierta', restrooms: 'baños', water: 'agua', parking: 'aparcamiento' }
export const facilityTexts = texts(facilities, instalaciones)

export const partTexts = texts(
  {
    doubles: 'Doubles', singles: 'Singles', from: (time: string) => `From ${time}`, until: (time: string) => `Until ${time}`, morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening',
    myLevel: (level: string) => `My level ${level}`, level: (level: string) => `Level ${level}`, up: (level: string) => `${level} and up`, upTo: (level: string) => `Up to ${level}`,
    places: (n: number) => plural('en', n, { one: '# place left', other: '# places left' }), friends: 'Friends going', free: 'Free', near: 'Near me',
  },
  {
    doubles: 'Dobles', singles: 'Individuales', from: (time: string) => `Desde las ${time}`, until: (time: string) => `Hasta las ${time}`, morning: 'Mañana', afternoon: 'Tarde', evening: 'Noche',
    myLevel: (level: string) => `Mi nivel ${level}`, level: (level: string) => `Nivel ${level}`, up: (level: string) => `Desde ${level}`, upTo: (level: string) => `Hasta ${level}`,
    places: (n: number) => plural('es', n, { one: '# plaza libre', other: '# plazas libres' }), friends: 'Van amigos', free: 'Gratis', near: 'Cerca de mí',
  },
)

const missed: Record<Understood['part'], string> = {
  days: 'Another day', time: 'Another time', type: 'Another type', play: 'Singles or doubles differ', gender: 'Others play', level: 'Another level', places: 'Too few places', friends: 'No friends going', free: 'May cost something', near: 'Farther away', venue: 'Another venue', city: 'Another city', facilities: 'Not all of it there', name: 'Another name',
}
const faltan: Record<Understood['part'], string> = {
  days: 'Otro día', time: 'Otra hora', type: 'Otro tipo', play: 'No es el mismo juego', gender: 'Juegan otros', level: 'Otro nivel', places: 'Faltan plazas', friends: 'No van amigos', free: 'Puede costar algo', near: 'Más lejos', venue: 'Otra sede', city: 'Otra ciudad', facilities: 'No lo tiene todo', name: 'Otro nombre',
}
export const missedTexts = texts(missed, faltan)

export const reasonTexts = texts(
  {
    'mine': 'You’re in', 'waiting': 'You’re on the waitlist', 'organizing': 'You organize it', 'fits-level': (level: string) => `Fits your ${level}`, 'not-for-me': 'Not for your level', 'notMyGender': 'Not open to you', 'places': (n: number) => plural('en', n, { one: '# place left', other: '# places left' }), 'full': 'Full: waitlist',
    'friends': (names: readonly string[]) => `${new Intl.ListFormat('en').format(names)} ${names.length === 1 ? 'is' : 'are'} going`, 'my-venue': 'Your venue', 'courts': (n: number) => plural('en', n, { one: '# court', other: '# courts' }), 'events': (n: number) => plural('en', n, { one: '# event this week', other: '# events this week' }), 'friend': 'Your friend', 'plays-at': (name: string) => `Plays at ${name}`,
  },
  {
    'mine': 'Estás dentro', 'waiting': 'Estás en espera', 'organizing': 'Lo organizas tú', 'fits-level': (level: string) => `Encaja con tu ${level}`, 'not-for-me': 'No es de tu nivel', 'notMyGender': 'No está abierto para ti', 'places': (n: number) => plural('es', n, { one: '# plaza libre', other: '# plazas libres' }), 'full': 'Lleno: lista de espera',
    'friends': (names: readonly string[]) => `${names.length === 1 ? 'Va' : 'Van'} ${new Intl.ListFormat('es').format(names)}`, 'my-venue': 'Tu sede', 'courts': (n: number) => plural('es', n, { one: '# pista', other: '# pistas' }), 'events': (n: number) => plural('es', n, { one: '# evento esta semana', other: '# eventos esta semana' }), 'friend': 'Amistad tuya', 'plays-at': (name: string) => `Juega en ${name}`,
  },
)
