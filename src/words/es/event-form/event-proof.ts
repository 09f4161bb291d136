export const eventProofTexts = {
  title: 'Confirma tu correo',
  text: 'Los eventos públicos llegan a muchos jugadores, así que primero confirma tu correo. Guardaremos tu evento.',
  confirm: 'Guardar y confirmar',
}
