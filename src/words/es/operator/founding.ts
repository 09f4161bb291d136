export const foundingTexts = {
  title: 'Quién puede añadir sedes, clubes y eventos públicos',
  text: 'Quienes administran la sede o este servidor siempre pueden. Lo que ya existe se queda.',
  venue: 'Añadir sedes',
  club: 'Crear clubes',
  event: 'Publicar eventos públicos',
  everyone: 'Todo el mundo',
  known: 'Cuentas con más de …',
  admins: 'Administradores',
  days: 'Días',
  saved: 'Guardado',
} as const
