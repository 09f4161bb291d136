// Spanish, as players ask. Accents don't matter, because questions are folded.
import { endOfAfternoon, endOfMorning } from '#domain/event/time-of-day.ts'
import { findSpanishDays } from './find-days.ts'
import type { Vocabulary } from './vocabulary.ts'

export const spanishVocabulary: Vocabulary = {
  kinds: [
    [
      'jugador(?:es|as?)?|parejas?|companer[oa]s?|gente|alguien|quien(?:es)?|rival(?:es)?|contrincantes?',
      'players',
    ],
    [
      'donde (?:puedo|podemos|se puede) jugar|(?:sitios?|lugar(?:es)?) (?:para|donde) jugar|pistas?|canchas?|sedes?|polideportivos?|gimnasios?|instalaciones',
      'venues',
    ],
    [
      'eventos?|partid(?:os?|as?)|juegos?|sesion(?:es)?|jugar|juego|juega|jugamos|pickleball|quedadas?|actividad(?:es)?',
      'events',
    ],
  ],
  helpOpeners:
    '(?:hola |oye )?(?:poppi )?(?:por favor )?(?:como|por que|que (?:es|son|hace|significa|pasa|hago)|para que|cuando puedo cambiar|cuantas veces|puedo (?!jugar|encontrar|ver partidos)|se puede (?!jugar)|hay (?:forma|manera) de|donde (?:puedo )?(?:cambio|cambiar|veo|ver|encuentro|activo|activar)|ayuda|explica|no (?:puedo|me llegan?|recibo|me deja)|quiero (?:salir|borrar|cambiar|denunciar|bloquear|instalar|descargar|ser|dejar)|olvide|he olvidado)',
  types: [
    ['rey de la (?:pista|cancha)|sube y baja', 'king of the court'],
    ['round ?-?robin|todos contra todos|liguilla', 'round robin'],
    ['juego libre|pista abierta|juego abierto|open play|puertas abiertas', 'open play'],
    ['escaleras?', 'ladder'],
    ['jornadas?(?: de liga)?|ligas?', 'league day'],
    ['torneos?|competicion(?:es)?|campeonatos?', 'tournament'],
    ['clinics?|clases?|lecciones|entrenamientos?|cursos?|clinicas?', 'clinic'],
    ['social(?:es)?|fiestas?|encuentros?', 'social'],
  ],
  plays: [
    ['dobles', 'doubles'],
    ['individual(?:es)?|singles?', 'singles'],
  ],
  genders: [
    ['mixt[oa]s?', 'Mixed'],
    ['mujer(?:es)?|chicas?|femenin[oa]s?|damas', 'Women'],
    ['hombres?|chicos?|masculin[oa]s?|caballeros', 'Men'],
  ],
  levels: [
    ['principiantes?|novat[oa]s?|iniciacion', { min: 1, max: 2.5 }],
    ['(?:nivel )?(?:intermedi[oa]s?|medi[oa])', { min: 3, max: 3.75 }],
    ['avanzad[oa]s?|expert[oa]s?', { min: 4, max: 7 }],
  ],
  ownLevel: '(?:de |a |para |en )?mi (?:propio )?(?:nivel|rango)|para mi|como yo',
  levelWord: 'nivel(?: de)?',
  levelAndUp: 'o (?:mas|superior|mejor)|en adelante|para arriba|y mas',
  levelUpTo: 'hasta|menos de|por debajo de|maximo',
  levelTo: 'a|y|o|hasta',
  near: 'cerca(?: de (?:mi|aqui|casa))?|cercan[oa]s?|por aqui|alrededor|en mi zona|mas proxim[oa]s?|no (?:muy )?lejos',
  friends: '(?:con |van |vayan |juegan |donde van )?(?:mis )?amig[oa]s(?: (?:van|vayan|juegan))?',
  free: 'gratis|gratuit[oa]s?|sin (?:coste|costo|pagar|cuota)',
  places: [
    '(?:con )?(?:plazas?|huecos?|sitio libre|sitios?|lugares libres|lugares|cupos?|puestos?)(?: (?:libres?|disponibles?))? para (\\d+|dos|tres|cuatro)',
    '(?:con |para )?(\\d+|dos|tres|cuatro|una?)?\\s*(?:plazas?|huecos?|sitio libre|sitios libres|lugares libres|cupos?|puestos?)(?: (?:libres?|disponibles?))?',
    'que no este llen[oa]|no llen[oa]s?|con sitio(?: para (\\d+|dos|tres|cuatro))?',
  ],
  facilities: [
    ['cubiert[oa]s?|techad[oa]s?', 'covered'],
    ['(?:de )?interior(?:es)?|bajo techo|indoor', 'indoor'],
    ['(?:al )?aire libre|exterior(?:es)?|outdoor', 'outdoor'],
    ['(?:con )?(?:luz|luces|iluminacion|iluminad[oa]s?|focos)', 'lit'],
    ['(?:con )?(?:banos?|aseos?|servicios)', 'restrooms'],
    ['(?:con )?agua', 'water'],
    ['(?:con )?(?:aparcamiento|parking|estacionamiento)', 'parking'],
  ],
  times: [
    [
      '(?:por|de|en|a) la manana|esta manana|temprano|mananas|antes de(?:l)? mediodia',
      { from: '00:00', to: endOfMorning },
    ],
    ['(?:al |a )?mediodia', { from: '11:00', to: '14:00' }],
    ['despues del trabajo', { from: endOfAfternoon, to: '24:00' }],
    ['(?:por|de|en|a) la tarde|esta tarde|tardes?', { from: endOfMorning, to: '20:00' }],
    ['(?:por|de|en|a) la noche|esta noche|noches?', { from: endOfAfternoon, to: '24:00' }],
  ],
  clock: {
    hours: {
      una: 1,
      dos: 2,
      tres: 3,
      cuatro: 4,
      cinco: 5,
      seis: 6,
      siete: 7,
      ocho: 8,
      nueve: 9,
      diez: 10,
      once: 11,
      doce: 12,
      trece: 13,
      catorce: 14,
      quince: 15,
      dieciseis: 16,
      diecisiete: 17,
      dieciocho: 18,
      diecinueve: 19,
      veinte: 20,
      veintiuna: 21,
      veintidos: 22,
      veintitres: 23,
    },
    after: '(?:despues de|a partir de|desde|pasadas)(?: las?)?',
    before: '(?:antes de|hasta)(?: las?)?',
    at: '(?:a|sobre|hacia) las?',
    between: '(?:entre|de|desde)(?: las?)?',
    and: '(?:y|a|hasta)(?: las?)?',
    morning: 'de la manana',
    later: 'de la tarde|de la noche|esta noche|esta tarde',
    spoken: {
      minutes: {
        media: 30,
        'un cuarto': 15,
        cuarto: 15,
        cinco: 5,
        diez: 10,
        quince: 15,
        veinticinco: 25,
        veinte: 20,
        treinta: 30,
        'cuarenta y cinco': 45,
        cuarenta: 40,
        cincuenta: 50,
      },
      // "Entre las siete y diez" is two times; "a las siete y diez" is one.
      past: [
        '{hour} y (?<minute>media|un cuarto|cuarto)',
        '(?<=(?<!entre )las? ){hour} y {minute}',
        '(?<=las? ){hour} (?<minute>quince|veinte|treinta|cuarenta y cinco|cuarenta|cincuenta)',
        '(?<=las? )(?<hour>\\d{1,2})\\.(?<minute>00|15|30|45)',
        '(?<=las? ){hour} en punto',
      ],
      to: [
        '{hour} menos {minute}',
        '{hour} menos (?<minute>\\d{1,2})',
        '(?<minute>un cuarto|cuarto) para las? {hour}',
        '(?:faltan )?{minute} minutos para las? {hour}',
      ],
      fixed: [
        ['(?<lead>(?:despues de|a partir de))l mediodia', ' 12:00pm'],
        ['(?<lead>(?:desde|hasta) )(?:el )?mediodia', '12:00pm'],
        ['(?<lead>hasta )(?:la )?medianoche', '24:00'],
      ],
    },
  },
  partsOfToday: 'esta (?:manana|tarde|noche)',
  spans: [
    ['(?:el )?proximo fin de semana|(?:el )?fin de semana que viene', 'next weekend'],
    ['(?:en |el |este )*(?:fin(?:es)? de semana|finde)', 'weekend'],
    ['esta semana', 'this week'],
    ['(?:la )?(?:proxima semana|semana que viene|semana proxima)', 'next week'],
    ['este mes', 'this month'],
    ['(?:el )?(?:proximo mes|mes (?:que viene|proximo))', 'next month'],
    ['entre semana|(?:en )?dias laborables', 'weekdays'],
    ['(?:en )?(?:los )?proximos dias|pronto|cualquier dia', 'soon'],
    ['pasado manana', 'day after tomorrow'],
    ['manana', 'tomorrow'],
    ['hoy|ahora(?: mismo)?', 'today'],
  ],
  nextDays: [
    [
      '(?:(?:en|durante) )?(?:los )?(?:proximos|siguientes) (\\d{1,2}|dos|tres|cuatro|cinco|seis|siete) dias',
      1,
    ],
    ['(?:(?:en|durante) )?(?:las )?(?:proximas|siguientes) (\\d|dos|tres|cuatro) semanas', 7],
  ],
  comingDay: 'que viene|proximo',
  daysTo: 'a|al|hasta|hasta el|y|o|-|o el|y el',
  findDays: findSpanishDays,
  stopWords: new Set(
    (
      'a al algun alguna algunos algunas ante con contra de del desde donde el ella ellos en entre es esta estan este estos esa ese eso hay la las le les lo los me mi mis muy no nos o para pero por porque que se ser si sin sobre son su sus te tengo tiene tu' +
      ' un una unos unas y ya yo hola oye poppi favor gracias puedes sabes eres quiero quisiera querria busco buscar busca encontrar encuentra muestra muestrame ver dame dime puedo puede pueden podemos haber hacer hace cual cuales cuando como quien quienes cuanto' +
      ' proximo proxima proximos proximas nuevo nueva nuevos todo todos todas libre libres disponible disponibles nivel apuntarme apuntar ir voy viene que van va mas menos tambien solo bien mejor buen bueno dia dias hora horas noche tarde manana semana algo'
    ).split(' '),
  ),
}
