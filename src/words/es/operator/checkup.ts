export const nextActionTexts = {
  durability:
    'Activa de nuevo fsync, full_page_writes y synchronous_commit en PostgreSQL: se pueden perder datos.',
  database:
    'Revisa que PostgreSQL funcione y responda en DATABASE_URL. Mientras tanto no se puede guardar.',
  postgres: 'Lee postgres.log en DATA_DIR y revisa el espacio en disco y la memoria.',
  mail: 'Revisa SMTP_URL y si tu proveedor responde.',
  photos:
    'Revisa STORAGE: la carpeta o el depósito debe existir, tener espacio y dejar escribir al servidor.',
  jobs: 'Se intenta de nuevo. Si continúa, envía la línea del registro a quienes desarrollan.',
  backup:
    'Una copia no se pudo hacer, probar, llevar a otro lugar o eliminar. En Copias dice por qué.',
  bug: 'Envía la línea del registro a quienes desarrollan; su errorId es el que vio la persona.',
  files: 'No se puede leer un archivo del programa. Instala de nuevo la versión.',
  road: 'Este nodo no llega a la base de datos y otros sí. Revisa su red.',
  host: 'Si ese nombre se usa, añádelo a ALLOWED_HOSTS y haz que tu proxy pase Host sin cambios.',
  valkey: 'Revisa que Valkey funcione y responda en VALKEY_URL.',
  replica: 'Revisa la réplica en DATABASE_REPLICA_URL. Mientras tanto trabaja la principal.',
  provider: 'Revisa el identificador, el secreto y las direcciones de ese proveedor de acceso.',
  payment: 'Devuelve el dinero en Stripe: el precio o la persona ya no existe.',
  confirm: 'Abre una vez la dirección del registro para que SES avise de los correos devueltos.',
  zones: 'Actualiza PostgreSQL o ejecuta npm run admin -- venues zones --dry-run.',
  store: 'Asegúrate de que DATABASE_URL se cambió o se restauró a propósito.',
  strangers: 'Busca a quien organiza en Personas y suspende a quien envíe correo no deseado.',
  unknown: 'Lee la línea en el registro.',
  start: 'Nada, si el servidor ya funciona. Si no, busca qué ocupa la base de datos.',
  unsent: 'Configura SMTP_URL para poder confirmar direcciones y restablecer contraseñas.',
  addresses:
    'La persona puede confirmar de nuevo su dirección. Mira npm run admin -- suppressed list.',
  windows: 'Sube SOCKETS_PER_ADDRESS si muchas personas comparten una red Wi-Fi.',
  weather: 'Revisa WEATHER_URL. Mientras tanto los eventos no muestran pronóstico.',
  feed: 'Revisa UPDATE_FEED. Debe responder con la forma de la última versión de GitHub.',
  demo: 'Empieza con una carpeta DATA_DIR vacía para tener tu propia comunidad.',
  attacks:
    'Algunos son normales. Si vienen muchos de una dirección, mira «Seeing attacks» en docs/operations.md.',
} as const

export const doctorTexts = {
  settings: 'Ajustes',
  address: 'Dirección',
  certificate: 'Certificado',
  proxy: 'Proxy',
  mail: 'Correo',
  clock: 'Reloj',
  disk: 'Disco',
  replicas: 'Réplica',
  jobs: 'Tareas',
  backup: 'Copia',
  fine: 'en orden',
  broken: 'Algo no funciona. Arriba está qué hacer.',
} as const
