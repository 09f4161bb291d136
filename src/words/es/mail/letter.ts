export const letterTexts = {
  subject: 'Mensaje {number} de {app}: {topic}',
  from: '{player} escribe:',
  toAnswer: 'Responder por correo',
  answer: 'Responde a esta dirección: {address}',
  unproved: 'La cuenta indica esta dirección, que nadie ha confirmado todavía: {address}',
  noAddress: 'La cuenta no tiene dirección. Responde con un mensaje en la aplicación.',
}

export const letterTopicTexts = {
  question: 'pregunta',
  problem: 'algo no funciona',
  idea: 'idea',
  account: 'cuenta e inicio de sesión',
  player: 'un jugador o una sede',
  privacy: 'privacidad',
}
