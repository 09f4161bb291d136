// The words of the copy of one's data, English and Spanish in one pair.
import type { Language } from '#domain/shared/language.ts'

export type ReadmeWords = { title: string; made: string; paragraphs: readonly string[] }

export const readmeWords: Readonly<Record<Language, ReadmeWords>> = {
  en: {
    title: 'Your data at Sideout',
    made: 'Made on',
    paragraphs: [
      'tables/ holds what is stored about you, a file for each table: as JSON, which programs read, and as CSV, which opens in any spreadsheet. Empty tables are left out.',
      'matches.csv is every match you played, ledger.csv every diamond and token that you got or gave, photo.webp your photo.',
      'Not in it: your password and other keys, which are stored so that no one can read them or would let others act as you; and what others noted for themselves about you, such as the players they blocked.',
      'Instants are in UTC. An id names a record; a player_id is the player name in small letters.',
    ],
  },
  es: {
    title: 'Tus datos en Sideout',
    made: 'Hecho el',
    paragraphs: [
      'tables/ contiene lo que hay guardado sobre ti, un archivo por tabla: en JSON, que leen los programas, y en CSV, que se abre en cualquier hoja de cálculo. Las tablas sin ninguna fila tuya no aparecen.',
      'matches.csv son todos los partidos que jugaste, ledger.csv cada diamante y ficha que recibiste o diste, photo.webp tu foto.',
      'No incluye tu contraseña ni otras claves, guardadas de modo que nadie pueda leerlas o que permitirían a otros actuar por ti; ni lo que otros anotaron para sí sobre ti, como a quién bloquearon.',
      'Los instantes están en UTC. Un id nombra un registro; un player_id es el nombre de jugador en minúsculas.',
    ],
  },
}
