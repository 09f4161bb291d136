export const ownTextTexts = {
  lead: 'Dilo con tus palabras. Donde no escribas nada queda nuestro texto, con tu nombre.',
  page: 'Página',
  landing: 'Inicio',
  terms: 'Condiciones de uso',
  privacy: 'Privacidad',
  language: 'Idioma',
  write: 'Escribir',
  preview: 'Vista previa',
  text: 'Texto',
  textHelp:
    'Markdown: una línea en blanco separa párrafos, ## abre un título, - una lista, **negrita**, [palabras](https://…). {mark} se convierte en el nombre.',
  landingHelp: 'Va debajo del lema.',
  termsHelp:
    'Debajo queda una nota sobre el software y los datos de mapas, como piden sus licencias.',
  privacyHelp: 'Di qué guardas y por qué. Nuestro texto describe lo que hace el software.',
  begin: 'Partir de nuestro texto',
  saved: 'Guardado. Desde ahora lo ve todo el mundo.',
  own: 'Se muestra tu texto.',
  shipped: 'Se muestra nuestro texto.',
  back: 'Volver a nuestro texto',
  backText: 'Tu texto se elimina.',
  fixed: 'Lo fija el archivo de instalación.',
  fixedField: 'El archivo de instalación fija esto: {field}.',
} as const

export const ownTextFaultTexts = {
  'too-long': 'El texto es demasiado largo.',
  html: 'El texto contiene HTML. Escríbelo solo en Markdown.',
  image: 'El texto contiene una imagen, que ahí no se muestra.',
  link: 'Un enlace empieza por https://, http:// o mailto:.',
  form: 'El texto contiene una tabla, código, una casilla o citas dentro de citas. Usa párrafos, títulos y listas.',
} as const
