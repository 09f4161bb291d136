export const serverSetupTexts = {
  title: 'Configura este servidor',
  lead: 'Serás quien lo administra. Crea primero tu cuenta; después le pones nombre, pruebas el correo e invitas a la gente.',
  register: 'Crear una cuenta',
  signIn: 'Ya tengo una cuenta',
  question: '¿Dar a {name} la propiedad de este servidor?',
  questionText:
    'La propiedad permite decidir sobre todo lo que hay aquí y repartir papeles. El enlace deja de funcionar al aceptar.',
  confirm: 'Aceptar la propiedad',
  otherAccount: 'Usar otra cuenta',
  looking: 'Comprobando tu enlace',
  gone: 'Este enlace ya no funciona',
  goneText:
    'Sirve una sola vez y durante un día. Reinicia el servidor para obtener otro, o pide un rol a quien lo administra.',
} as const

export const setupStepTexts = {
  lead: 'Cada paso se guarda al momento. Para cuando quieras; el resumen te trae de vuelta.',
  steps: 'Pasos',
  done: 'Listo',
  skipped: 'Sin cambios',
  open: 'Pendiente',
  look: 'Nombre y aspecto',
  lookText: 'Así reconocen tu servidor: en títulos, correos y en el teléfono.',
  venues: 'Sedes',
  venuesText:
    'El servidor trae sedes reales. Quédate con las de tu zona; las que ya se usan no se van.',
  venuesTake:
    '{n, plural, =0 {No quedarse con ninguna} one {Quedarse con # sede} other {Quedarse con # sedes}}',
  venuesAll: 'Elegir todas',
  venuesNone: 'No elegir ninguna',
  registration: 'Quién puede crear una cuenta',
  registrationText: 'Puedes cambiarlo en cualquier momento.',
  mail: 'Correo',
  mailText:
    'La gente confirma su dirección y restablece su contraseña por correo. Envíate uno de prueba.',
  mailFiles:
    'Este servidor guarda los correos como archivos en DATA_DIR/outbox. Define SMTP_URL y reinícialo para enviarlos.',
  mailGoesTo: 'Llegará a {email}.',
  sendTest: 'Enviar un correo de prueba',
  sent: 'Correo de prueba enviado',
  code: 'Código del correo',
  prove: 'Ha llegado',
  proven: 'El correo funciona',
  backup: 'Copia de seguridad',
  backupText: 'Con una copia lo recuperas todo si falla un disco.',
  backupByHand: 'O ejecuta esto en el servidor y guarda el archivo en otra máquina:',
  backupCommandText: 'Ejecuta esto en el servidor y guarda el archivo en otra máquina:',
  backupCommand: 'npm run backup',
  backupNone: 'Aún no hay ninguna copia. Esta página lo nota cuando la haya.',
  backupLast: 'Última copia: {when}',
  demo: 'Demostración',
  demoText:
    'El servidor empezó con una comunidad inventada, para probarlo todo. Vacíala antes de que llegue la gente de verdad.',
  people: 'Invitar a gente',
  peopleText: 'Por correo, o con un enlace para tu grupo.',
  next: 'Siguiente paso',
  leave: 'Dejarlo así',
  allSet: 'Tu servidor está listo',
  allSetText: 'Todo esto se puede cambiar después, en su propia página.',
  toHome: 'Ir al resumen',
} as const
