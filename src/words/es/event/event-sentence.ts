export const eventSentenceTexts = {
  whole: '{what} {level}: {length} en {courts}.',
  wholeWithoutKind: '{level}: {length} en {courts}.',
  doubles:
    '{gender, select, Men {dobles masculinos} Women {dobles femeninos} Mixed {dobles mixtos} other {dobles}}',
  singles:
    '{gender, select, Men {individuales masculinos} Women {individuales femeninos} Mixed {individuales mixtos} other {individuales}}',
  allLevels: 'para todos los niveles',
  levelOf: 'para nivel {skill}',
  levels: 'para niveles de {min} a {max}',
  levelTo: 'para niveles hasta {skill}',
  levelFrom: 'para niveles desde {skill}',
  withAges: '{level}, {ages}',
  agesFrom: 'desde {min} años',
  agesUnder: 'menores de {n} años',
  ages: 'de {min} a {max} años',
  hours: '{h, plural, one {# hora} other {# horas}}',
  minutes: '{m} minutos',
  hoursMinutes: '{h} h {m} min',
}

export const eventKindTexts = {
  'open play': 'juego libre de {play}',
  'round robin': 'todos contra todos de {play}',
  'king of the court': 'rey de la cancha de {play}',
  ladder: 'escalera de {play}',
  'league day': 'jornada de liga de {play}',
  tournament: 'torneo de {play}',
  clinic:
    '{gender, select, Men {clínica masculina} Women {clínica femenina} Mixed {clínica mixta} other {clínica}}',
  social:
    '{gender, select, Men {encuentro social masculino} Women {encuentro social femenino} Mixed {encuentro social mixto} other {encuentro social}}',
}

export const eventManners = {
  'rotating partners': 'con parejas rotativas',
  'fixed teams': 'con equipos fijos',
  'mixed doubles': 'en parejas mixtas',
  scramble: 'con parejas nuevas en cada ronda',
  mexicano: 'en formato mexicano',
  'king of the court': 'en formato rey de la cancha',
  ladder: 'en formato escalera',
  'single elimination': 'a eliminación directa',
  'double elimination': 'a doble eliminación',
  'pools then bracket': 'con grupos y cuadro final',
}
