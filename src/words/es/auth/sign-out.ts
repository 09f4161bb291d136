export const signOutTexts = {
  signingOut: 'Cerrando sesión…',
  stillSignedIn: 'Tu sesión sigue abierta',
  stillSignedInText: 'No se pudo llegar al servidor para cerrarla.',
  ask: '¿Cerrar sesión?',
  askText: 'Un enlace de otro sitio te trajo aquí. Tu sesión sigue abierta.',
  signOut: 'Cerrar sesión',
}
