export const foundingTexts = {
  title: 'Quién puede añadir sedes y clubes',
  text: 'Quienes administran la sede o este servidor siempre pueden. Lo que ya existe se queda.',
  venue: 'Añadir sedes',
  club: 'Crear clubes',
  everyone: 'Todo el mundo',
  known: 'Cuentas con más de …',
  admins: 'Administradores',
  days: 'Días',
  saved: 'Guardado',
} as const
