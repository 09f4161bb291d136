export const serverSetupTexts = {
  title: 'Configura este servidor',
  lead: 'Serás quien lo administra. Crea primero tu cuenta; después le pones nombre, pruebas el correo e invitas a la gente.',
  register: 'Crear una cuenta',
  signIn: 'Ya tengo una cuenta',
  looking: 'Comprobando tu enlace',
  gone: 'Este enlace ya no funciona',
  goneText:
    'Sirve una sola vez y durante un día. Reinicia el servidor para obtener otro, o pide un rol a quien lo administra.',
} as const
