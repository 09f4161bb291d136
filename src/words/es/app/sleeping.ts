export const sleepingTexts = {
  sleeping: 'Durmiendo...',
  wake: 'Toca para despertar',
}
