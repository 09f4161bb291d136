export const readmeTexts = {
  title: 'Tus datos en {app}',
  made: 'Hecho el',
  withoutTalk:
    'Esta copia la hizo por ti quien administra el servidor. No incluye mensajes, chats ni avisos, para que nadie más los lea. Puedes descargarlos tú en los ajustes.',
  paragraphs: [
    'tables/ contiene lo que hay guardado sobre ti, un archivo por tabla: en JSON, que leen los programas, y en CSV, que se abre en cualquier hoja de cálculo. Las tablas sin ninguna fila tuya no aparecen.',
    'matches.csv son todos los partidos que jugaste, ledger.csv cada diamante y ficha que recibiste o diste, photo.webp tu foto.',
    'No incluye tu contraseña ni otras claves, guardadas de modo que nadie pueda leerlas o que permitirían a otros actuar por ti; ni lo que otros anotaron para sí sobre ti, como a quién bloquearon.',
    'Los instantes están en UTC. Un id nombra un registro; un player_id es el nombre de jugador en minúsculas.',
  ],
}
