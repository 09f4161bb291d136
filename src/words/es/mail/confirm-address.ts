export const confirmAddressTexts = {
  title: '¿Esta es tu cuenta?',
  ask: 'Confirma que {email} es la dirección de tu cuenta de {app}. Así podremos avisarte si se cancela un juego o se libera un lugar.',
  askOf:
    'Confirma que {email} es tu dirección, la del jugador {player}. Así podremos avisarte si se cancela un juego o se libera un lugar.',
  button: 'Sí, confirmar mi dirección',
  notYou: '¿No eres tú? Cierra esta página. No cambia nada.',
  done: 'Dirección confirmada',
  doneText: '{email} está confirmada. Te avisaremos cuando importe.',
  back: 'Vuelve a donde tenías la sesión iniciada, o abre {app} aquí.',
  open: 'Abrir {app}',
  badTitle: 'Este enlace ya no funciona',
  bad: 'Ya se usó o tiene más de un día. Puedes enviar otro correo desde los ajustes.',
}
