export const contactNamingTexts = {
  label: 'Nombres de quienes no tienen cuenta',
  hint: 'En textos para el grupo, enlaces públicos, pantallas, impresiones y resultados. Cada quien puede ocultar su nombre.',
  usual: 'Como siempre',
  usualHint: 'Como lo tenga el club. Sin club: nombre e inicial.',
  initial: 'Nombre e inicial',
  full: 'Nombre completo',
  hidden: 'Oculto',
} as const
