export const tryingTexts = {
  trying: 'El servidor tiene un problema. Lo seguimos intentando.',
}
